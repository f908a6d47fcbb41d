const LIST = `
a about above after again all also always an and any anyone anything are around as ask at away back be because been
before behind best better between both bring business but by can come company could customer day did different do does
done down each easy end even every everything fast few field find first for from full get give go good great had has
have he help her here high him his how i if in industry inside into is it its just keep kind know large last lead learn
less let like little local long look made make makes making many market may me mean mid might mid-sized month more most
much must my need new next no none not nothing now of off offer on one only open or other others our out over own part
people per person place plan point problem product provide put quality ready really right role run said same say see
self sell send serve service set several she should show side simple since single site small so solution some something
speak start still such support system take talk team than that the their them then there these they thing this those
through time to today together tool top two under until up us use used user value very want was way we week well were
what when where which while who whole why will with within without work worker would write year yet you your
und der die das ein eine einen für mit von im in den dem des zu auf aus bei nach über oder wir ihre unsere sie ist sind
le la les un une des du de et en pour avec nos vos nous sur aux au dans par est sont
el los las una y para con por del que es son su sus nuestro nuestra o e os as um uma do da dos das com no na
aur ka ki ke ko se hai hain ke liye mein me par hum aap
`;

const WORDS: ReadonlySet<string> = new Set(LIST.split(/\s+/).filter((word) => word !== ''));

/** Whether a word says nothing about what a text is about; in lower case and in the singular. */
export function isCommonWord(word: string): boolean {
  return WORDS.has(word) || word.length < 2;
}
