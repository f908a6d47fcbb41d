/** Characters of titles as they are written in Taiwan and Hong Kong, each before the one that the tables have. */
const PAIRS =
  '總总經经業业務务專专員员軟软體体師师資资訊讯產产銷销劃划採采購购設设計计醫医護护藥药實实習习執执長长門门學学電电機机構构層层監监顧顾問问財财會会稅税審审際际關关係系組组織织報报導导編编輯辑記记錄录輔辅測测試试運运維维數数據据庫库統统網网絡络營营創创辦办負负責责義义協协處处區区證证險险貸贷儲储幹干連连鎖锁飯饭廚厨飲饮館馆貨货櫃柜倉仓輸输駕驾駛驶車车間间廠厂製制質质檢检驗验標标術术藝艺畫画講讲課课範范園园團团隊队項项開开發发規规傳传視视頻频遊游買买賣卖貿贸場场圖图書书黨党軍军衛卫僱雇傭佣攝摄聯联繫系備备養养寵宠獸兽農农漁渔礦矿鋼钢鐵铁鍋锅爐炉銲焊縫缝紉纫紡纺節节點点療疗復复檔档級级領领隨随與与為为風风華华國国縣县鄉乡鎮镇議议黃黄劇剧樂乐聲声廣广競竞價价籌筹勞劳獵猎頭头應应屆届畢毕個个戶户';

let simplified: ReadonlyMap<string, string> | undefined;

/**
 * Writes Chinese as it is written in China: '業務經理' as '业务经理'. Other characters stay, Japanese ones that are written
 * alike change as well.
 */
export function simplifyChinese(text: string): string {
  simplified ??= new Map(
    Array.from({ length: PAIRS.length / 2 }, (_, at) => [PAIRS[2 * at] ?? '', PAIRS[2 * at + 1] ?? '']),
  );
  let written = '';
  for (const character of text) written += simplified.get(character) ?? character;
  return written;
}
