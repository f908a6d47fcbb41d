import { describe, expect, it } from 'vitest';
import { presentIntent } from '../../present-intent.ts';
import { readIntent } from '../read-intent.ts';

const read = (query: string) => presentIntent(readIntent(query));

describe('writing without blanks between words', () => {
  it.each([
    ['上海的软件公司CEO', { titles: ['CEO'], locations: ['Shanghai'], industries: ['Software'] }],
    [
      '帮我找深圳做跨境电商的运营总监，5年以上经验，不要猎头',
      {
        ...{ titles: ['Operations Director'], locations: ['Shenzhen'], industries: ['E-commerce'] },
        years_experience: { min: 5, max: null },
        exclude: { titles: ['Recruiter'], companies: [], locations: [], industries: [], keywords: [] },
      },
    ],
    [
      '東京のSaaS企業で人事部長をしている人を探して。従業員100〜500名',
      { titles: ['HR Director'], locations: ['Tokyo'], industries: ['SaaS'], company_sizes: ['100-500'] },
    ],
    [
      '広告代理店以外のマーケティング責任者',
      { titles: ['Head of Marketing'], industries: [], exclude: { industries: ['Advertising Agencies'] } },
    ],
    ['福岡の不動産会社の営業部長', { titles: ['Sales Manager'], locations: ['Fukuoka'], industries: ['Real Estate'] }],
    ['大阪でSiemensエンジニアを探して', { titles: ['Engineer'], locations: ['Osaka'], companies: ['Siemens'] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject({ keywords: [], ...expected });
  });
});

describe('little words that are written together with others', () => {
  it.each([
    ['부산에서 일하는 구매팀장', { titles: ['Purchasing Manager'], locations: ['Busan'], keywords: [] }],
    [
      '직원 100명 이상 게임회사 인사담당자',
      { titles: ['HR Manager'], industries: ['Video Games'], company_sizes: ['100+'] },
    ],
    ['서울 핀테크 스타트업 CTO 찾아줘', { titles: ['CTO'], locations: ['Seoul'], industries: ['Fintech'] }],
    [
      'ابحث لي عن مديري المشتريات في شركات المقاولات في الرياض وجدة',
      { titles: ['Purchasing Manager'], locations: ['Riyadh', 'Jeddah'], industries: ['Construction'], keywords: [] },
    ],
    [
      'أحتاج مطوري بايثون في القاهرة بخبرة لا تقل عن 4 سنوات، بدون طلاب',
      {
        ...{ titles: ['Python Developer'], locations: ['Cairo'], years_experience: { min: 4, max: null } },
        exclude: { titles: ['Student'], companies: [], locations: [], industries: [], keywords: [] },
      },
    ],
    [
      'رؤساء تنفيذيين في قطاع النفط والغاز بالكويت',
      { titles: ['CEO'], industries: ['Oil & Gas'], locations: ['Kuwait'] },
    ],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

it('words that no table has stay one subject, as typed', () => {
  expect(read('札幌 馬具職人').keywords).toEqual(['馬具職人']);
});

it.each([
  ['Java开发 上海', { titles: ['Java Developer'], locations: ['Shanghai'], keywords: [] }],
  ['不要博士学历的候选人', { exclude: { keywords: ['PhD'] }, keywords: [] }],
  ['帮我找5年经验的Java工程师，本科以上，在杭州', { keywords: ['Java', "Bachelor's degree"], locations: ['Hangzhou'] }],
  ['구글 다니는 개발자 찾아줘', { companies: ['Google'], keywords: [] }],
  ['삼성전자 출신 개발자 찾아줘', { companies: ['Samsung'], keywords: [] }],
  ['백엔드 개발자 서울', { titles: ['Backend Developer'], locations: ['Seoul'], keywords: [] }],
  ['스타트업 대표, 팀장급', { titles: ['CEO'], seniority: ['Manager', 'CXO'], keywords: ['startup'] }],
  ['أصحاب الشركات الصغيرة في الجزائر', { titles: ['Owner'], keywords: ['small'], locations: ['Algeria'] }],
])('developers, degrees and levels: %s', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});
