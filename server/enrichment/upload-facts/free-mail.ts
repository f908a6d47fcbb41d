/** Names under which addresses are given to anybody whatever the country: 'yahoo.co.in' is one, too. */
const ANYWHERE = new Set(
  'gmail googlemail yahoo ymail rocketmail hotmail outlook live msn aol icloud gmx protonmail rediffmail yandex tutanota'.split(
    ' ',
  ),
);
/** Other hosts of that kind; the same names elsewhere are those of ordinary companies. */
const HOSTS = new Set(
  [
    'me.com mac.com mail.com email.com pm.me proton.me zoho.com zohomail.com zohomail.in hey.com fastmail.com duck.com mailbox.org posteo.de',
    'web.de t-online.de freenet.de arcor.de mail.de',
    'orange.fr wanadoo.fr free.fr sfr.fr laposte.net neuf.fr bbox.fr libertysurf.fr numericable.fr',
    'terra.es telefonica.net movistar.es uol.com.br bol.com.br terra.com.br ig.com.br globo.com sapo.pt',
    'comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net',
    'btinternet.com sky.com talktalk.net ntlworld.com virginmedia.com bluewin.ch libero.it virgilio.it tiscali.it',
    'mail.ru bk.ru inbox.ru list.ru qq.com foxmail.com 163.com 126.com sina.com naver.com daum.net hanmail.net',
  ].flatMap((line) => line.split(' ')),
);

/** Whether the address is at a host that gives addresses to anybody, rather than at somebody's company. */
export function isFreeMail(address: string): boolean {
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return HOSTS.has(host) || ANYWHERE.has(host.slice(0, host.indexOf('.')));
}
