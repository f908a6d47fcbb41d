/**
 * Industries in Czech, Finnish, Greek, Hebrew, Hungarian, Romanian, Ukrainian and Vietnamese: the name that a row of the other tables has |
 * words.
 */
export const CZECH_TO_VIETNAMESE = `
Technology | technologie, technologické firmy, technologických firmách, teknologia, teknologiayritykset, teknologiayrityksissä, τεχνολογία, τεχνολογίας, טכנולוגיה, היי טק, הייטק, technológiai, technológia, tehnologie, технології, технологій, technológiai cégek, công nghệ
Software | softwarové firmy, softwarových firmách, ohjelmistoyritykset, ohjelmistoyrityksissä, ohjelmistoala, λογισμικό, תוכנה, szoftvercégek, szoftvercégeknél, phần mềm
Manufacturing | výroba, výrobní firmy, výrobních firmách, výrobní podniky, teollisuus, valmistus, teollisuusyritykset, teollisuusyrityksissä, βιομηχανία, βιομηχανίες, ייצור, תעשייה, gyártás, gyártó cégek, gyártó cégeknél, feldolgozóipar, fabrici, виробництво, виробничих, sản xuất
Construction | stavebnictví, stavební firmy, stavebních firem, stavebních firmách, rakennusala, rakennusalalla, rakennusyritykset, rakennusyrityksissä, κατασκευές, κατασκευαστικές, κατασκευαστικών, בנייה, בניה, építőipar, építőipari, építőiparban, construcții, будівництво, будівництва, будівельних, будівельні, xây dựng
Real Estate | reality, realitní kanceláře, nemovitosti, kiinteistöala, kiinteistöalalla, ακίνητα, ακινήτων, נדלן, ingatlan, ingatlanok, ingatlanpiac, imobiliare, нерухомість, нерухомості, bất động sản
Logistics | logistika, logistické firmy, logistických firmách, logistiikka, logistiikka-ala, logistiikkayrityksissä, εφοδιαστική, εφοδιαστικής, לוגיסטיקה, logisztika, logisztikai, logistică, логістика, логістики, логістичних, vận tải, hậu cần
Retail | maloobchod, maloobchodu, vähittäiskauppa, vähittäiskaupassa, λιανική, λιανικής, λιανεμπόριο, קמעונאות, kiskereskedelem, kiskereskedelmi, роздрібна торгівля, роздрібної торгівлі, рітейл, рітейлу, bán lẻ
E-commerce | e shopy, e shop, eshopy, eshopů, verkkokaupat, verkkokauppa, ηλεκτρονικό εμπόριο, eshop, מסחר אלקטרוני, איקומרס, webáruház, webáruházak, e kereskedelem, magazine online, comerț online, інтернет магазини, інтернет магазинів, електронна комерція, thương mại điện tử
Banking | banky, bankovnictví, bankách, pankit, pankeissa, pankkiala, τράπεζες, τραπεζών, τραπεζικός, בנקים, בנקאות, bankok, bankoknál, bankszektor, bănci, bancar, банки, банків, банках, ngân hàng
Insurance | pojišťovny, pojišťovnictví, pojišťovnách, vakuutusyhtiöt, vakuutusala, ασφάλειες, ασφαλιστικές, ασφαλιστικών, ביטוח, biztosítás, biztosítók, biztosítóknál, asigurări, страхування, страхових, bảo hiểm
Financial Services | finanční služby, rahoitusala, rahoitusalalla, χρηματοοικονομικά, פיננסים, שירותים פיננסיים, pénzügyi szolgáltatások, servicii financiare, фінансові послуги, dịch vụ tài chính
Healthcare | zdravotnictví, terveydenhuolto, terveydenhuollossa, υγεία, υγείας, בריאות, רפואה, egészségügy, egészségügyi, sănătate, охорона здоров'я, медицина, медицини, y tế
Hospitals | nemocnice, nemocnicích, sairaalat, sairaaloissa, νοσοκομεία, בתי חולים, בית חולים, kórházak, kórház, kórházakban, spitale, лікарні, лікарнях, bệnh viện
Dental Practices | zubní ordinace, hammasklinikat, οδοντιατρεία, מרפאות שיניים, fogászatok, fogorvosi rendelő, cabinete stomatologice, clinici stomatologice, стоматології, стоматологічні клініки, стоматологічних клінік, nha khoa, phòng khám nha khoa
Pharmaceuticals | farmacie, farmaceutické firmy, lääketeollisuus, lääkeyritykset, φαρμακευτικές, φαρμακευτικών, פארמה, תרופות, gyógyszeripar, gyógyszeripari, farmaceutic, фармацевтика, фармацевтичних, dược phẩm
Education | vzdělávání, školství, koulutus, koulutusala, εκπαίδευση, εκπαίδευσης, חינוך, oktatás, oktatási, educație, învățământ, освіта, освіти, giáo dục
Hotels | hotely, hotelů, hotelech, hotellit, hotelleissa, ξενοδοχεία, ξενοδοχείων, מלונות, בתי מלון, szállodák, szállodaipar, hotelek, hoteluri, готелі, готелів, готелях, khách sạn
Restaurants | restaurace, restaurací, restauracích, ravintolat, ravintoloissa, ravintola-ala, εστιατόρια, εστιατορίων, מסעדות, מסעדה, éttermek, étterem, vendéglátás, restaurante, ресторани, ресторанів, ресторанах, nhà hàng
Travel | cestovní ruch, turismus, matkailu, matkailuala, τουρισμός, τουρισμού, תיירות, turizmus, idegenforgalom, turism, туризм, туризму, du lịch
Automotive | automobilový průmysl, autosalony, autoala, autoteollisuus, αυτοκινητοβιομηχανία, רכב, autóipar, autóipari, autóiparban, автомобільна, автопром, ô tô
Food | potravinářství, potravinářský průmysl, potravinářské firmy, elintarvikeala, elintarviketeollisuus, τρόφιμα, τροφίμων, מזון, élelmiszeripar, élelmiszeripari, industria alimentară, харчова промисловість, thực phẩm
Agriculture | zemědělství, zemědělské podniky, maatalous, γεωργία, αγροτικός, חקלאות, mezőgazdaság, mezőgazdasági, agricultură, сільське господарство, аграрних, агро, nông nghiệp
Energy | energetika, energetické firmy, energia-ala, energiayhtiöt, ενέργεια, ενέργειας, אנרגיה, energetikai, energia, energie, енергетика, енергетики, năng lượng
Telecommunications | telekomunikace, tietoliikenne, τηλεπικοινωνίες, τηλεπικοινωνιών, תקשורת, טלקום, telekommunikáció, távközlés, telecomunicații, телекомунікації, телеком, viễn thông
Law Firms | advokátní kanceláře, advokátních kancelářích, asianajotoimistot, δικηγορικά γραφεία, משרדי עורכי דין, ügyvédi irodák, ügyvédi iroda, case de avocatură, юридичні компанії, юридичні фірми, công ty luật
Accounting | účetní kanceláře, účetní firmy, tilitoimistot, tilitoimistoissa, λογιστικά γραφεία, משרדי רואי חשבון, könyvelőirodák, könyvelőiroda, firme de contabilitate, бухгалтерські компанії, công ty kế toán
Advertising Agencies | reklamní agentury, mainostoimistot, διαφημιστικές, διαφημιστικών, סוכנויות פרסום, פרסום, reklámügynökségek, agenții de publicitate, рекламні агентства, рекламних агентств, quảng cáo
Consulting | poradenství, poradenské firmy, konsulttiyritykset, konsulttiyrityksissä, συμβουλευτικές, ייעוץ, חברות ייעוץ, tanácsadó cégek, tanácsadó cégeknél, consultanță, консалтинг, консалтингу, tư vấn
Furniture | nábytek, nábytku, huonekalut, huonekaluala, έπιπλα, επίπλων, רהיטים, bútor, bútoripar, mobilă, mobilier, меблі, меблів, nội thất
Beauty Salons | kosmetické salony, kauneushoitolat, ινστιτούτα ομορφιάς, מכוני יופי, szépségszalonok, saloane de înfrumusețare, салони краси, салонів краси, tiệm nail, thẩm mỹ viện
Fintech | fintech cégek, φίντεκ, פינטק, фінтех, фінтеху
Cybersecurity | kyberbezpečnost, kyberturvallisuus, κυβερνοασφάλεια, סייבר, kiberbiztonság, securitate cibernetică, кібербезпека, кібербезпеки, an ninh mạng
`;
