/**
 * Something beyond the letters from a to z, digits, and the marks and signs of English texts. Where it is missing, letters need not be told
 * by what Unicode calls them, which takes several times as long.
 */
export const BEYOND_PLAIN = /[^\x20-\x7e\s‘’“”–—…•·₹€£]/;
