/** A syllable of Mandarin in pinyin. */
const PINYIN = [
  '[bpmf](?:iao|ian|ing|ang|eng|ai|ei|ao|ou|an|en|ie|iu|in|a|o|i|u)',
  '[dtnl](?:iang|iao|ian|uan|ing|ang|eng|ong|ai|ei|ao|ou|an|en|ia|ie|iu|in|uo|ui|un|ue|a|e|i|u|v)',
  '[gkh](?:uang|uai|uan|ang|eng|ong|ai|ei|ao|ou|an|en|ua|uo|ui|un|a|e|u)',
  '(?:zh|ch|sh|[rzcs])(?:uang|uai|uan|ang|eng|ong|ai|ei|ao|ou|an|en|ua|uo|ui|un|a|e|i|u)',
  '[jqx](?:iang|iong|iao|ian|uan|ing|ia|ie|iu|in|ue|un|i|u)',
  '[yw](?:uan|ang|eng|ing|ong|ao|ou|ai|ei|an|en|in|ue|un|a|e|i|o|u)',
  'ang|ai|an|ao|ei|en|er|ou|a|e',
].join('|');
const KOREAN_SYLLABLE =
  '(?:(?:kk|gg|tt|dd|pp|bb|ss|jj|ch|sh|[bcdghjkmnprstwy])?(?:yeo|yae|wae|ya|yu|yo|ye|ae|eo|eu|oo|ee|oe|wa|wo|we|wi|ui|ou|[aeiou])(?:ng|n|m|k|l|p|t|b|h|ck|r|g)?)';
// bounded: a word of a name, of which no more than 20 letters are looked at
export const TWO_CHINESE = new RegExp(`^(?:${PINYIN})[-']?(?:${PINYIN})$`);
export const ONE_CHINESE = /^[bcdfghjklmnpqrstwxyz]{0,3}[aeiouv]{1,3}(?:ng|[nmkptrh])?$/;
export const TWO_KOREAN = new RegExp(`^${KOREAN_SYLLABLE}-?(?![aeiou])${KOREAN_SYLLABLE}$`);
export const VIETNAMESE_LETTERS = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;
/** Vowels as only Korean is spelt. */
export const KOREAN_SPELLING = /eu|eo|hye|hyu|kyu|jae|joon|yoon/;
export const ONE_KOREAN = new RegExp(`^${KOREAN_SYLLABLE}$`);
