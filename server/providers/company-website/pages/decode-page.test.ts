import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodePage } from './decode-page.ts';

describe('characters of a page', () => {
  const text = 'Straße für Brauereien: „prima“';
  it.each([
    ['utf-8, declared nowhere', iconv.encode(text, 'utf8'), 'text/html'],
    ['windows-1252, declared in the header', iconv.encode(text, 'win1252'), 'text/html; charset=windows-1252'],
    [
      'windows-1252, declared in the page',
      iconv.encode(`<meta charset="windows-1252">${text}`, 'win1252'),
      'text/html',
    ],
    ['utf-8, declared as latin1', iconv.encode(text, 'utf8'), 'text/html; charset=ISO-8859-1'],
    ['windows-1252, declared as utf-8', iconv.encode(text.repeat(3), 'win1252'), 'text/html; charset=utf-8'],
    ['utf-16 with its mark', iconv.encode(text, 'utf-16le', { addBOM: true }), 'text/html; charset=utf-8'],
    ['an unknown charset', iconv.encode(text, 'utf8'), 'text/html; charset=klingon'],
  ])('%s', (_, bytes, contentType) => {
    expect(decodePage(bytes, contentType)).toContain(text);
  });

  it.each([
    ['shift_jis', '冷凍食品の配送を提供する会社です。'],
    ['euc-kr', '우리는 냉동식품을 배송합니다'],
    ['gb18030', '我们为食品企业提供冷链运输服务'],
    ['koi8-r', 'Мы ремонтируем лифты'],
  ])('%s as the page declares it', (charset, words) => {
    const html = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=${charset}"></head>${words}`;
    expect(decodePage(iconv.encode(html, charset), 'text/html')).toContain(words);
  });

  it('one damaged byte in a page of utf-8 stays one damaged character', () => {
    const bytes = Buffer.concat([Buffer.from(text.repeat(100)), Buffer.from([0xff]), Buffer.from(text)]);
    expect(decodePage(bytes, 'text/html; charset=utf-8')).toBe(`${text.repeat(100)}\ufffd${text}`);
  });
});
