/**
 * The commonest small words of a language, in lower case, without those that are spelt like common words of English.
 * Words of several languages ('de', 'in') stand with each of them and count less.
 */
export const STOP_WORDS = {
  en: `hi the of and to in a an is are was were be been for on with at by from as it its this that these those we our us you your
    they their he she his her i my me not no or but if so than then who which what when where how all more most any each
    every into over under about after before between through across while has have had do does did can will would should
    could may might must just also only out up down new now here there today one two first many some such both very own
    without within since until per`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber ist sind war waren wird werden wurde wurden hat
    haben hatte wir unser unsere unseren unserem unserer ihr ihre ihren sie er es ich mein meine mich uns in im ins an am
    auf aus bei mit nach von vom zu zum zur für über unter durch um als wie auch nicht kein keine nur noch schon sehr mehr
    alle jeder jede sich dass wenn was wer wo so seit ab bis gegen ohne zwischen vor dass mehr neu neue neuer neues neuen
    sowie rund heute jahr jahre jahren`,
  fr: `le la les l un une des du de d et ou mais est sont était été être a ont avons nous notre nos vous votre vos ils elle
    elles il je j mon ma mes son sa ses leur leurs ce cette ces dans en au aux par pour avec sans sur sous chez entre que
    qu qui dont où ne n pas plus très aussi tout tous toute toutes depuis jusqu comme si se s y afin être faire fait ans
    deux trois quatre cinq huit neuf trente lundi mardi mercredi jeudi vendredi samedi dimanche avant après
    toujours jamais rien parce quel quelle quelques nouveaux semaine semaines
    équipe aujourd hui peut doit vient chaque même beaucoup cela ça`,
  es: `el la los las un una unos unas de del y e o u pero es son era fue ser está están ha han hemos nuestro nuestra nuestros
    nuestras nosotros su sus mi mis yo me se lo le les al en por para con sin sobre entre desde hasta que quien cuando donde
    en como no más muy también ya todo todos toda todas este esta estos estas cada años mes meses hoy
    cuatro ocho nueve diez lunes martes miércoles jueves viernes sábado semana semanas
    día días tiene tienen tenemos porque ahora antes después nadie nunca siempre nuevo nuevos
    gracias equipo hacer hace cómo qué empresa trabajo aquí sigue falta faltan nos puede
    otra otro otros`,
  pt: `o a os as um uma uns umas de do da dos das e ou mas é são era foi ser está estão tem temos nosso nossa nossos nossas
    nós seu sua seus suas meu minha eu me se ao aos à às em no na nos nas por pelo pela para com sem sobre entre desde até
    que quem quando onde como não mais muito também já todo todos toda todas este esta cada anos hoje você vocês
    dois duas três quatro oito nove terça quarta sexta sábado semana semanas dias
    porque antes depois ninguém nunca melhor obrigado equipe equipa
    pessoas empresa trabalho isso esse essa aqui falta faltam pode outra outro outros ainda meus vai`,
  it: `il lo la i gli le un uno una di del dello della dei degli delle dell d e ed o ma è sono era stato essere ha hanno
    abbiamo noi nostro nostra nostri nostre suo sua suoi loro mio mia io mi si al allo alla ai agli alle all l a da dal
    dalla dai in nel nella nei nelle su sul sulla per con senza tra fra che chi quando dove come non più molto anche già
    tutto tutti tutta tutte questo questa ogni anni oggi
    quattro cinque sette nove dieci lunedì martedì mercoledì giovedì venerdì sabato domenica settimana
    settimane giorno giorni ancora niente nessuno perché quale nuovo nuova nuovi grazie squadra
    lavoro azienda persone questi queste quello quella deve può altro altri`,
  nl: `de het een en of maar is zijn was waren wordt worden werd heeft hebben wij we ons onze je jouw u uw zij ze hij ik mijn
    in op aan bij met naar van voor uit onder door om als zoals ook niet geen nog al zeer meer alle elke zich dat die
    dit deze wie wat waar sinds vanaf tot zonder tussen te ten ter er jaar vandaag`,
  pl: `i w we z ze na do od dla o u po za przez przy pod nad bez między oraz lub ale jest są był była było być ma mają nasz
    nasza nasze naszych naszym nas my się nie tak to ten ta te tym tych który która które których jak że co czy już też
    także tylko bardzo więcej wszystkie każdy lat rok roku dziś`,
  sv: `och att det som en ett den de är för på av med till från om i vi vår våra vårt oss ni er han hon jag min mitt mina
    sig inte eller har hade kan ska vill mer alla varje också sedan genom mellan hos vid än när där år nu idag`,
  da: `og det som en et den de er på af med til fra om i vi vores os du jeg min mit mine sig ikke eller har
    havde kan skal vil mere alle hver også siden gennem mellem hos ved når hvor år nu`,
  nb: `og å det som en et den de er på av med til fra om i vi vår våre oss du jeg min mitt mine seg ikke eller
    har hadde kan skal vil mer alle hver også siden gjennom mellom hos ved når hvor år nå`,
  'hi-Latin': `hai hain tha thi ho hoga ka ki ke ko se mein me par aur ya lekin nahi nahin kya kyun kaise jab tab ab hum humne
    hamare hamara hamari humare apne apna apni mera meri mere aap aapka aapke yeh ye woh wo jo ne bhi hi to kar karke karna
    karte karo kiya gaya gayi raha rahe rahi liye saath wale wala wali bahut sab saal se bas agar toh tak`,
  // Below stand only words that no language above has: its weight stays what it was.
  tr: `ve bir bu için ile çok olarak gibi daha değil bizim olan kadar sonra önce tüm değiliz ediyoruz yapıyoruz yıl yılda bugün
    şimdi yeni hangi şirketimiz üretim hizmet veriyoruz nasıl bizi sizin gün artık hâlâ müşteri`,
  cs: `jsme jsou který které která není nebo také jejich našich našim nám nás při protože každý dnes letos roků však více než
    ještě dvě tři firmy vyrábíme nabízíme dodáváme máme bylo byla být až podle`,
  sk: `sme ktorý ktoré ktorá alebo tiež našich našim pri pretože každý dnes rokov však viac než ešte ponúkame vyrábame dodávame
    máme bolo bola byť až podľa`,
  hu: `és egy hogy nem vagyunk vannak cég cégünk már csak ami amely ezért minden évek éve óta több még vagy számára között mert
    kell lesz volt gyártunk kínálunk szállítunk nekünk idén napok`,
  ro: `și sau pentru sunt suntem noastre noastră noștri nostru după despre fără până fiecare clienții avem către această acest anii
    astăzi într produse livrăm`,
  fi: `ovat että mutta myös meidän meillä olemme sekä jotka kanssa vuonna vuotta vuoden nyt enemmän mitä asiakkaamme
    asiakkaiden tarjoamme toimitamme valmistamme vielä joten`,
  id: `untuk dengan dari ini itu adalah tidak akan pada dalam juga telah sudah bisa oleh atau lebih bagi serta tahun pelanggan
    setiap karena seperti masih belum banyak perusahaan`,
  vi: `và của các là với một những được trong không có chúng khách hàng đã tại để này năm nhiều doanh nghiệp cung cấp từ ngày
    cũng đang vẫn`,
  hr: `smo koja koje nije ili također naših našim nam pri jer svaki danas godine godina više još bilo bila biti prema što
    kupaca proizvodimo nudimo isporučujemo imamo već`,
  ca: `amb però més nostres què també només perquè avui anys empreses fabriquem treballem aquest aquesta tenim`,
  lt: `yra mūsų kad taip kurie nuo iki metų šiandien daugiau klientams siūlome gaminame turime dar`,
  lv: `mēs mūsu arī līdz gadu šodien vairāk klientiem piedāvājam ražojam mums vēl`,
  et: `meie oleme ning kuid kes aastat täna rohkem klientidele pakume toodame meil veel`,
  fil: `mga namin natin tayo kung ngayon taon bawat`,
  sw: `kwa katika yetu zetu wetu hii hizi kila lakini mwaka wateja tunatoa bado`,
  af: `vir baie hulle vandag kliënte lewer`,
} as const;
