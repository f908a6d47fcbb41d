import type { LanguageWords } from './language-words.ts';

const SPANISH: LanguageWords = {
  codes: ['es'],
  evidence: `quien, quienes, candidatos, candidato, puedes, hablen, trabajo, gente, dime, busco, buscar, buscamos, necesito, encuentra, encontrar, quiero, queremos, muestrame, empresas, empresa, directores, directora, gerentes, responsables, excepto, excluyendo, ninguno, quienes, segun, comercial, comerciales, restaurantes,  gerente, jefes, jefe, empleados, en, con, del, los, las, el, para, menos, desde, ventas, responsables de, que, y, sin, excepto, anos, trabajan, personas, perfiles, dueno, duenos, busca, compras, ingenieros, desarrolladores, mexico, consultores, profesionales, contadores, abogados, fundadores`,
  in: 'en, cerca de, ubicados en, ubicadas en, basados en, con sede en, que viven en, dentro de, por',
  at: 'en, que trabajan en, que trabaje en, trabajando en, trabaja en, empleados de',
  from: 'de, desde, del, de la, de los, de las',
  of: 'de, del, de la, de los, de las, para, para el, a, al',
  with: 'con, que usan, que usen, que utilizan, usando, experiencia en, experiencia con, con experiencia en, con experiencia, expertos en, experto en, especializados en, especialistas en, conocimientos de, conocimiento de, que saben, interesados en, que manejan',
  past: 'ex, antiguos, antiguo, anteriormente en, que trabajaron en, que trabajo en, trabajo en, trabajaba en, trabajaban en, que han trabajado en, han trabajado en, que haya trabajado en, que hayan trabajado en, salidos de, que salieron de, ex empleados de, exempleados de, antes en',
  list: 'y, o, e, u, y o, asi como, o bien',
  not: 'no, sin, ni, pero no, que no sean, que no esten en, no en',
  exclude: 'excepto, excluyendo, excluir, excluye, salvo, menos, a excepcion de, aparte de, que no sean de',
  notAfter: '',
  that: 'que, quien, quienes, donde, pero, cuyo, cuyos',
  skip: `fluido, fluida, hablar, ronda, este ano, recientemente, ultimamente, hablen, hablan, habla, sepan, sepa, conozcan, lleva, llevan, ahora, hoy, puedes, podrias, pueden, puede, puedo, me puedes, sabes, ayuda, dime, quien lleva, quien es, tienes, hayas, sector privado, nuevos, nuevas, vendo, vendemos, trabaje, trabajen, hay, pasado, prospectar, contactar, identificar, listar, conseguir, abordar, vender, venderles, personal, plantilla, rotacion, preferiblemente, preferentemente, especialmente, plantas, planta, cadenas, cadena, centros, centro, plazas, datos, privadas, privados, locales, busco, buscar, busca, buscamos, buscando, necesito, necesitamos, encuentra, encuentre, encontrar, encuentrame, quiero, queremos, quisiera, muestrame, mostrar, dame, lista, listado, el, la, los, las, un, una, unos, unas, lo, su, sus, mi, mis, me, se, es, son, esta, estan, sea, sean, este, estos, esas, por favor,
    hola, gracias, buscan, buscando, necesitan, compran, quieren, desean, requieren, beneficios para, calificado, calificada, cualificado, capacitado, responsables en, personas, persona, gente, profesionales, profesional, perfil, perfiles, contactos, contacto, datos, empresa, empresas, compania, companias, negocio, negocios, organizaciones, sector, sectores, industria, rubro, ramo, area, zona, region, ciudad, pais, paises, mercado, empleados, trabajadores, equipo,
    trabajan, trabaja, trabajando, trabajen, actualmente, tipo, tamano, anos, ano, experiencia, nivel, cargo, cargos, puesto, puestos, rol, roles, departamento, todos, todas, todo, cualquier, algun, algunos, clientes, potenciales, posibles, mas, muy, tambien, solo, correo, correos, telefono, linkedin, activo, activos, verificable, verificables, visible,
    presencia, senales, practica, indirecto, que, tengan, tienen, tenga, tiene, esten, haya, hayan, ha, han, al, dedicadas, dedicados, dedican, encargado, encargados, encargada, actual, actuales, ubicados, ubicadas, ubicado, interesados, prospectos, candidatos, candidato, via, ayudame, a, hacer, crear`,
};

const FRENCH: LanguageWords = {
  codes: ['fr'],
  evidence: `directeur, directrice, agence, luxe, peux, pouvez, candidats, quel, quels, actuellement, travaillant, je, exclure, veut, levee, leve, responsable, comptable, restauration, batiment, cherche, cherchons, recherche, trouve, trouver, trouvez, dans, chez, des, les, du, aux, boites, boite, entreprises, entreprise, salaries, employes, responsables, directeurs, directrice, directeur, pour, avec, sans, sauf, qui, pas, et, ou, veux, voudrais, vise, cible, secteur, region, basees, bases, en, une, le, pme, ayant, fondateurs, patrons, decideurs, dirigeants, commerciaux, ingenieurs, developpeurs, ventes, achats, rh, recrutent, specialises, personnes, au, besoin, dsi, drh, daf, pdg, dg, chefs, comptables`,
  in: 'a, au, aux, en, dans, sur, pres de, autour de, bases a, basees a, base a, basee a, situes a, localises a, region, en region, dans la region, du cote de, a travers, habitant a',
  at: 'chez, travaillant chez, qui travaillent chez, employes de, bossant chez, bosse chez',
  from: 'de, du, des, de la, depuis, d',
  of: 'de, du, des, de la, d, pour, a, l, de l',
  with: 'avec, qui utilisent, qui utilise, utilisant, qui utilisent deja, ayant, qui maitrisent, maitrisant, experts en, expert en, specialises en, specialise en, specialises dans, specialistes en, experience en, experience dans, qui connaissent, connaissant, competences en, qui ont, interesses par, formes a, qui parlent',
  past: 'ex, ancien, anciens, ancienne, anciennes, anciennement chez, anciens de, passes par',
  list: 'et, ou, et ou, ainsi que, voire, puis',
  not: 'pas, pas de, pas les, pas des, pas le, pas la, pas d, non, ni, sans, hors, mais pas, ne pas, surtout pas, pas dans, pas en, pas chez, ne veut pas de, ne veux pas de, ne sont pas, n est pas',
  exclude:
    'sauf, exclure, excluant, en excluant, excepte, a l exception de, a part, hormis, exclus, en dehors de, exclure les',
  notAfter: 'exclus, exclues, exclu, exclue',
  that: 'qui, que, dont, ou, mais, car, lesquels',
  skip: `courant, parlant, tour, tour de table, cette annee, recemment, peux, peux tu, pouvez, pouvez vous, pourrais tu, pourriez vous, pourriez, pourrais, saurais tu, tu, merci de, devenus, devenu, devenue, devenues, desormais, maintenant, aujourd'hui, aimerais, aimerions, souhaite, souhaitons, souhaiterais, qui s'occupe, occupe, ouvert, ouverte, ouvert au, ouverte au, qualifie, qualifiee, qualifies, serieux, serieuse, motive, motivee, dispo, competent, competente, quelqu'un, quelqu, gere, gerent, vends, vendons, nouveaux, nouvelles, nouveau, moins, svp, compte, prospecter, demarcher, identifier, contacter, lister, approcher, vendre, de preference, notamment, idealement, je, j, on, nous, cherche, cherchons, cherches, chercher, recherche, recherchons, rechercher, trouve, trouver, trouvez, trouvons, moi, veux, veut, voudrais, voulons, vise, visons, viser, cible, ciblons, cibler, toucher, parler, contacter, atteindre, joindre, besoin, ai, faut, il, me, montre, montrez, donne, donnez, liste, lister, le, la, les, l, un, une, des, du, de,
    d, au, aux, ce, ces, cette, mon, mes, leur, leurs, son, ses, notre, nos, se, s, est, sont, ont, a, avoir, ayant, etre, bonjour, salut, merci, svp, s'il, plait, vous, boite, boites, entreprise, entreprises, societe, societes, compagnie, compagnies, organisation, organisations, groupes, groupe, structure, structures, maison, maisons, marques, marque,
    personnes, personne, gens, profils, profil, contacts, contact, professionnels, professionnel, salaries, salarie, employes, employe, collaborateurs, effectif, effectifs, ans, annees, experience, secteur, secteurs, industrie, domaine, domaines, milieu, marche, zone, region, ville, pays, poste, postes, fonction, metier, niveau, equipe, equipes, type, genre, taille,
    actuellement, travaillant, travaillent, travaille, bosse, bossent, bases, basees, base, basee, situes, situees, localises, uniquement, seulement, specifiquement, surtout, plutot, si, possible, aussi, tres, plus, tous, toutes, tout, chaque, n'importe, quel, quelle, quels, partout, geo, linkedin, mail, mails, email, telephone, prospects, prospect, clients, client, potentiels,
    candidats, charge, charges, en charge, charge de, charges de, recemment, dernierement, derniers, dernieres, mois, viennent, vient, faire, fait, font, utilisent, utilise, utilisant, a faire, etant, environ, entre, y, dans, sur, pour, par, c est, ca`,
};

const GERMAN: LanguageWords = {
  codes: ['de'],
  evidence: `wir, verkaufen, verkaufe, zeig, zeigen, gib, nenne, mir, kandidaten, bewerber, kannst, konntest, gibt, sprechen, ansprechpartner, firma, abteilung, stadt, praxisinhaber, besitzer, ausschliessen, ausser, ich, gesucht, sucht, suche, suchen, finde, finden, zeige, bei, und, oder, mit, aus, im, der, den, fur, mitarbeiter, mitarbeitern, unternehmen, firmen, leiter, leiterin, wer, ist, von, ohne, ausser, nicht, raum, brauche, personen, leute, geschaftsfuhrer, entwickler, entscheider, uber, mehr, als, mindestens, jahre, jahren, erfahrung, alle, grunder, vertriebsleiter, einkaufsleiter, marketingleiter, umsatz, kein, keine, branche, inhaber, mittelstand, ingenieure, berater, vorstand, umkreis, steuerberater, einkaufer, personaler`,
  in: 'in, im, in der, in den, nahe, rund um, raum, im raum, aus dem raum, grossraum, im grossraum, region, in der region, um, nahe bei, ansassig in, mit sitz in, umkreis, im umkreis von, aus',
  at: 'bei, bei der, beim, arbeiten bei, arbeitet bei, die bei, tatig bei, angestellt bei',
  from: 'aus, von, vom, aus der, aus dem',
  of: 'von, vom, der, des, fur, fur den, fur die, zu, zum, zur',
  with: 'mit, mit erfahrung in, erfahrung in, erfahrung mit, die nutzen, nutzen, die sprechen, kenntnisse in, kenntnissen in, spezialisiert auf, experten fur, experte fur, experten in, verwenden, mit kenntnissen in, schwerpunkt, fokus auf, interessiert an, die mit',
  past: 'ex, ehemalige, ehemaliger, ehemals, ehemals bei, fruher bei, fruhere',
  list: 'und, oder, sowie, bzw, und oder, beziehungsweise',
  not: 'nicht, kein, keine, keinen, ohne, weder, noch, aber nicht, nicht in, aber keine, nicht aus, nicht bei, bitte keine',
  exclude: 'ausser, ausgenommen, ausgeschlossen, mit ausnahme von, abgesehen von, exklusive, ausschliessen',
  notAfter: 'ausgenommen, ausgeschlossen, ausschliessen',
  that: 'die, der, das, welche, welcher, wo, aber, deren, dessen',
  skip: `irrelevante, irrelevanten, diesem, dieses, diese, dieser, diesen, jene, gerade, soeben, kurzlich, zuletzt, in diesem jahr, dieses jahr, kannst, kannst du, konntest, konntest du, konnen, konnen sie, konnten sie, hast, hast du, habt, du, ihr, jetzt, heute, nun, inzwischen, bevorzuge, bevorzugen, gern, schick, schicke, nenne, nenn, liste, welchen, gesuchte, ja, nein, zeigt, gebt, sprechen, spricht, konnte, wurde, wurden, relevante, relevanten, passende, passenden, qualifizierte, qualifizierten, fliessend, landkreis, kreis, umgebung, umland, gross, gesucht, ansprechen, erreichen, kontaktieren, identifizieren, vorzugsweise, bevorzugt, insbesondere, idealerweise, ich, wir, suche, suchen, sucht, gesucht, finde, finden, zeige, zeig, gib, brauche, brauchen, mochte, mochten, will, wollen, mir, uns, bitte, danke, hallo, guten, tag, alle, alles, der, die, das, den, dem, des, ein, eine, einen, einem, einer, ist, sind, hat, haben, wer, was, welche, unternehmen, firma, firmen, betriebe, betrieb, konzerne, konzern, gesellschaften,
    organisationen, branche, branchen, bereich, bereichen, sektor, industrie, personen, person, leute, menschen, mitarbeiter, mitarbeitern, mitarbeitende, mitarbeitenden, angestellte, beschaftigte, team, teams, profile, profil, kontakte, kontakt, ansprechpartner, liste, gebiet, region, raum, stadt, land, umkreis, jahre, jahren, jahr, erfahrung, berufserfahrung, position, positionen, rolle, abteilung,
    stelle, arbeiten, arbeitet, tatig, derzeit, aktuell, aktuelle, momentan, nur, auch, sehr, moglichst, gerne, mehr, sowie, linkedin, xing, mail, telefon, potenzielle, potentielle, kunden, interessenten, kandidaten, verantwortlich, verantwortliche, verantwortlichen, zustandig, zustandige, es, sie, werden, wird, auf, an, am, zu, zum, zur, bis, ca, rund, etwa, region, gibt, meine, unsere, mein, unser, geben, grosse, aus, fur`,
};

const PORTUGUESE: LanguageWords = {
  codes: ['pt'],
  evidence: `voce, consegue, candidatos, candidato, pode, agora, gostaria, prospectar, fintechs em, usam, utilizam, procuro, procurar, busco, buscar, encontre, encontrar, quero, preciso, mostre, empresas, empresa, diretores, diretor, diretora, gerentes, gerente, funcionarios, em, na, da, do, dos, das, os, com, para, que, sem, exceto, anos, trabalham, pessoas, perfis, socios, donos, e, sao, imobiliarias, compras, vendas, coordenadores, engenheiros, desenvolvedores, brasil, estejam, faturamento, ou, fundadores, contadores, advogados, tenham, profissionais, menos, mais`,
  in: 'em, no, na, nos, nas, perto de, proximo a, baseados em, localizados em, com sede em, que moram em, dentro de, por',
  at: 'na, no, em, que trabalham na, que trabalham no, trabalhando na, funcionarios da, funcionarios do',
  from: 'de, da, do, dos, das, desde',
  of: 'de, da, do, dos, das, para, a, ao',
  with: 'com, que usam, que utilizam, usando, experiencia em, experiencia com, com experiencia em, com experiencia, especialistas em, especializados em, conhecimento em, conhecimentos em, que sabem, interessados em',
  past: 'ex, antigos, antigo, anteriormente na, que trabalharam na',
  list: 'e, ou, e ou, bem como, assim como',
  not: 'nao, sem, nem, mas nao, que nao sejam, nao em, nao na',
  exclude: 'exceto, excluindo, excluir, salvo, a excecao de, fora, menos os, tirando',
  notAfter: '',
  that: 'que, quem, onde, mas, cujo, cujos',
  skip: `fluente, fluentes, ronda, rodada, este ano, esse ano, deste ano, recentemente, consegue, consegues, conseguem, sabe, saberia, pode, podes, poderia, poderiam, podem, voce, voces, voce sabe, voce pode, voce consegue, gostaria, gostariamos, ajude, ajuda, agora, hoje, falem, falam, fale, saibam, saiba, conhecam, novos, novas, viraram, tornaram, prospectar, contatar, alcancar, atingir, mapear, identificar, listar, abordar, vender, preferencialmente, procuro, procurar, procura, procuramos, procurando, busco, buscar, buscamos, busque, encontre, encontrar, ache, quero, queremos, queria, preciso, precisamos, mostre, me, liste, lista, o, a, os, as, um, uma, uns, umas, seu, sua, meu, minha, se, por, favor, ola, oi, obrigado, obrigada, pessoas, pessoa, gente, profissionais, profissional, perfil, perfis,
    contatos, contato, dados, empresa, empresas, companhias, negocios, organizacoes, setor, setores, industria, ramo, area, regiao, cidade, pais, mercado, funcionarios, colaboradores, equipe, trabalham, trabalha, trabalhando, atualmente, tipo, porte, tamanho, anos, ano, experiencia, nivel, cargo, cargos, posicao, funcao, departamento, todos, todas, qualquer, clientes,
    potenciais, mais, muito, tambem, so, apenas, email, emails, telefone, linkedin, que, tenham, tem, tenha, estejam, estao, esteja, sejam, sao, e, atual, atuais, localizados, localizadas, responsaveis, responsavel, atuam, atuando, atua, no, na, nos, nas, ao, aos, via, candidatos, de, da, do, dos, das, com, para, em`,
};

const HINDI_ENGLISH: LanguageWords = {
  codes: ['hi'],
  evidence: `banda, bande, dum, jaldi, mein, ke, ka, ki, ko, wale, wala, wali, log, logo, aur, ya, hai, hain, chahiye, chaiye, chahie, mujhe, humko, hume, humein, dhundo, dhoondo, batao, dikhao, dikha, nahi, nahin, nhi, jo, alawa, bina, chhodkar, chodkar, kaam, karte, karta, saal, liye, sirf, kisi, koi, jaante, dhundho, bhai, yaar, walo`,
  in: '',
  at: '',
  from: '',
  of: '',
  with: 'jaante, jante, jisko aata, jinko aata',
  past: 'pehle, purane',
  list: 'aur, ya, ya phir, evam',
  not: 'bina',
  exclude: '',
  notAfter:
    'ke alawa, alawa, ke bina, bina, chhodkar, ko chhodkar, chodkar, ko chodkar, chhod ke, chhod kar, ke sivay, ke siva, nahi, nahin, nhi, nahi chahiye, nahin chahiye, mat dikhao, ko hata ke, hatakar, mein nahi, mein nahin, me nahi, se nahi, wale nahi, wala nahi, nahi hona chahiye, ke ilawa, ko mat lena, mat lo',
  that: 'jo, jinka, jiska, jinke, jinko, jisko, lekin, par, magar',
  skip: `ek, dum, jaldi, mil, milega, milenge, mile, mil sakta, mil sakti, saath, sath, ke saath, ke sath, ab, abhi, turant, bata do, de do, dedo, bolo, bhejo, bhej, karke, rakhte, rakhta, ho to best, best, jisse, jinse, unse, inka, inke, iska, uska, kitne, idhar, udhar, wahaan, itne, saare, saari, poore, pura, banda, bande, bandi, ladka, ladki, banda chahiye, join, kar, sake, wahi, unka, unke, unki, mein, me, main, ke, ka, ki, ko, ne, se, wale, wala, wali, walo, log, logo, logon, hai, hain, ho, hona, hoga, jo, jaante, jante, janta, jaanta, aata, aati, chahiye, chaiye, chahie, chahte, mujhe, mujhko, hume, humko, hamko, humein, hum, main, sab, sabhi, koi, kisi, kuch, karne, karte, karta, karti, kare, kaam, kam, dhundo, dhoondo, dhundho, dhoondho, dhund, batao, bata, bataiye,
    dikhao, dikha, dikhaiye, do, de, dena, dijiye, lao, nikalo, wahan, yahan, kaun, kon, kya, kaha, kahan, kidhar, tak, bhi, hi, toh, to, saal, sal, anubhav, liye, ke liye, sirf, bas, bhai, yaar, please, ji, acche, achhe, accha, acha, zyada, jyada, kam, chhote, bade, apne, apna, mere, mera, humare, hamare, rehne, rehte, rehta, raha, rahe, rahi, ek, per, pe, par, aas, paas, aaspaas, jaise, wagera, naam, chal, sakta, sakte, jinke, paas, jisme, jismein`,
};

const HINDI: LanguageWords = {
  codes: ['hi'],
  evidence: '',
  in: '',
  at: '',
  from: '',
  of: '',
  with: 'जानने, जानते',
  past: 'पूर्व',
  list: 'और, या, एवं, व',
  not: 'बिना',
  exclude: '',
  notAfter: 'के अलावा, अलावा, को छोड़कर, छोड़कर, के सिवाय, नहीं, के बिना',
  that: 'जो, जिनके, जिनका, लेकिन',
  skip: `इंडस्ट्री, इंडस्ट्रीज, सेक्टर, वालों, वाली, उन, वे, जिन्हें, जिनको, जिसे, हमको, मेरे लिए, ढूंढिए, खोजना, चाहता, चाहते, चाहती, हूँ, हूं, में, मे, का, के, की, को, ने, से, वाले, वाला, वाली, वालों, लोग, लोगों, है, हैं, हो, जो, चाहिए, चाहिये, मुझे, हमें, सब, सभी, कोई, कुछ, काम, करने, करते, करता, खोजें, खोजो, खोज, खोजिए, ढूंढो, ढूंढें, ढूँढें, ढूंढ, दिखाओ, दिखाएं, दिखाएँ, दिखाइए, बताओ, बताएं, बताएँ, दें, दो, दीजिए, कृपया, साल, वर्ष, वर्षों, सालों, अनुभव, लिए, के लिए, सिर्फ, केवल,
    रहने, रहते, कंपनी, कंपनियों, कंपनियां, कंपनियाँ, क्षेत्र, उद्योग, और, या, भी, तक, एक, पास, अच्छे, कर्मचारी, कर्मचारियों, विशेषज्ञ, पेशेवर, ज्यादा, अधिक, कम, मेरे, हमारे, शहर, राज्य, साथ`,
};

/** Languages whose words count when a query shows to be in them. */
export const OTHER_LANGUAGES: readonly LanguageWords[] = [SPANISH, FRENCH, GERMAN, PORTUGUESE, HINDI_ENGLISH];
/** Read always: its script is its own. */
export const HINDI_SCRIPT = HINDI;
