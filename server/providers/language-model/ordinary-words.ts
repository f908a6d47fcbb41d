/**
 * Words that begin a sentence without naming anybody: a capital letter on one of them means nothing. Any other word
 * with a capital is taken for a name and has to stand in the facts.
 */
const LIST = `
a about above absorbing among closest find retell news see showing add after again all also although am an and any as ask asked at back based be because been before
begin beside best better between both brands bring but by call can cold come comment compare compared congratulations
consider could customers day delivering do does doing done during each earlier early either else even every expect extra
field first following for from further getting give given go good great guesses had hard has have hello help her here hi
his hold hot how however i if in instead is it its just keep keeping know known last late later latest lead leading learn
let like likely little look looking made make many market may meanwhile mention might more most much my near nearly need
new newest next no none not nothing now of off offer often on once one only open opening or other our out over people
perhaps pitch prices probably products public put quote rank readers recent recently result say score seen sell send
several she should show since so some something start started still such take talk tell test than that the their them
then there these they think this those though three through tie timing to today together too try turn turning two under
unlike unpaid until up use useful use very visit visitors warm was we website well were what when where whether which
while who whom whose why will with within without work working worth would write yet you your habits early delivering
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
october november december`;

export const ORDINARY_WORDS: ReadonlySet<string> = new Set(LIST.split(/\s+/).filter((word) => word !== ''));
