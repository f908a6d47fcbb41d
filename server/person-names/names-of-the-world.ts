import { splitWords } from '../../shared/split-words.ts';
import type { NamePool } from './names-of-india.ts';

/** Names by language area outside India. */
export const WORLD_NAMES: Readonly<Record<string, NamePool>> = {
  anglo: {
    female: splitWords(
      'Abigail Alice Amelia Beth Caitlin Charlotte Claire Eleanor Emma Erin Fiona Georgia Grace Hannah Harriet Imogen Isla Jenna Kate Lauren Lucy Megan Molly Naomi Olivia Philippa Rebecca Rosie Samantha Tessa Victoria Zoe',
    ),
    male: splitWords(
      'Adam Alistair Andrew Benjamin Callum Charlie Connor Daniel Dominic Edward Elliot Finlay Gareth George Harvey Jack Jacob Jamie Joel Kieran Lewis Marcus Matthew Nathan Oliver Owen Patrick Reuben Rory Samuel Toby Will',
    ),
    family: splitWords(
      'Abbott Aldridge Ashworth Barlow Beckett Brennan Caldwell Carmichael Chadwick Corrigan Dempsey Easton Fairbanks Fenwick Gallagher Gibbs Hargreaves Hartley Holloway Kendrick Kirkby Langley Lockwood Marchant Mercer Nolan Ormond Pemberton Prescott Quigley Radcliffe Sinclair Stanton Thackeray Underhill Vickers Wainwright Whitaker Winslow Yardley',
    ),
    languages: [],
  },
  african_american: {
    female: splitWords(
      'Aaliyah Alicia Brianna Camille Danielle Ebony Imani Jasmine Kendra Latoya Maya Monique Nia Renee Simone Tamara Tiana Yolanda',
    ),
    male: splitWords(
      'Andre Isaiah Jalen Jamal Jermaine Kendrick Lamar Malcolm Marcus Maurice Quincy Terrence Trevon Tyrell Xavier',
    ),
    family: splitWords(
      'Banks Booker Bridges Coleman Dorsey Ellison Fields Gaines Hairston Jefferson Joyner Mosley Pettway Pruitt Rollins Simmons Tolliver Vance Weatherby Whitfield',
    ),
    languages: [],
  },
  german: {
    female: splitWords(
      'Anja Annika Birgit Britta Carla Elke Franziska Friederike Greta Heike Hannelore Ilse Johanna Jördis Katharina Kerstin Lena Liesl Marlene Mareike Nadja Petra Silke Sabine Ulrike Ute Verena',
    ),
    male: splitWords(
      'Andreas Bernd Christoph Dieter Detlef Florian Götz Günter Hannes Heiko Holger Jan Jens Jörg Jürgen Kai Klaus Lars Lukas Markus Matthias Moritz Rainer Rüdiger Sebastian Stefan Sören Thorsten Uwe Volker',
    ),
    family: splitWords(
      'Albrecht Bäcker Bauer Böhm Brandt Dörfler Engelhardt Fährmann Gärtner Großmann Grünwald Haas Hofmann Jäger Kästner Köhler König Krämer Kühn Lindner Löffler Möller Müller Neumann Oßwald Pfeiffer Riedel Röhrig Schäfer Schröder Steinbach Süßmann Vögel Weiß Ziegler Zöllner',
    ),
    languages: ['German'],
  },
  french: {
    female: splitWords(
      'Adèle Agnès Amélie Aurélie Béatrice Camille Cécile Chloé Clémence Delphine Élise Éloïse Estelle Gaëlle Hélène Inès Léa Lucie Maëlys Margaux Mathilde Noémie Océane Pauline Solène Sylvie Zoé',
    ),
    male: splitWords(
      'Alexandre Antoine Arnaud Aurélien Baptiste Benoît Cédric Clément Damien Emmanuel Étienne Fabien François Gaël Guillaume Hervé Jérôme Julien Loïc Mathieu Mickaël Nicolas Olivier Pierrick Raphaël Rémi Sébastien Théo Thibault Yann',
    ),
    family: splitWords(
      'Aubry Beaumont Bélanger Blanchet Bréchet Chevalier Clément Courtois Delacroix Deschamps Dufresne Étienne Fauré Gauthier Giraud Hébert Jourdain Lachance Lefèvre Lemaître Lévesque Marchand Mercier Montreuil Noël Pelletier Pineau Poirier Rivière Rousseau Séguin Tessier Thibodeau Vasseur',
    ),
    languages: ['French'],
  },
  spanish: {
    female: splitWords(
      'Alba Ainhoa Beatriz Carmen Celia Elena Esther Inés Irene Jimena Laia Leire Lucía Macarena Marta Mónica Noelia Nuria Pilar Rocío Sofía Teresa Verónica',
    ),
    male: splitWords(
      'Adrián Álvaro Andrés Borja Óscar Diego Enrique Gonzalo Guillermo Héctor Hugo Ignacio Iñaki Íñigo Javier Jordi Jorge Martín Pablo Raúl Rubén Sergio Unai Víctor Xavi',
    ),
    family: splitWords(
      'Aguilar Alarcón Álvarez Arrieta Ballesteros Benítez Cabrera Calderón Castaño Echeverría Escudero Fuentes Gallego Garmendia Giménez Ibáñez Iglesias Larrañaga Llorente Márquez Monzón Muñoz Núñez Ordóñez Peñalver Quintana Rincón Sáenz Soler Urrutia Vázquez Zubiri',
    ),
    languages: ['Spanish'],
  },
  latin: {
    female: splitWords(
      'Abril Adriana Alejandra Camila Catalina Daniela Emilia Fernanda Florencia Gabriela Isabela Itzel Julieta Luciana Mariana Maite Paola Renata Rocío Valentina Ximena Yamile',
    ),
    male: splitWords(
      'Agustín Alonso Andrés Bautista Camilo Cristóbal Emiliano Esteban Facundo Felipe Joaquín Julián Leonel Lautaro Matías Mauricio Nicolás Rodrigo Santiago Sebastián Tomás Vicente',
    ),
    family: splitWords(
      'Acevedo Arango Barrios Becerra Bustamante Cárdenas Castañeda Contreras Córdoba Espinoza Figueroa Galindo Gutiérrez Henao Jaramillo Lozano Maldonado Montoya Ocampo Pacheco Quiroga Restrepo Rivas Sepúlveda Solís Toledo Uribe Valdés Villalobos Zambrano',
    ),
    languages: ['Spanish'],
  },
  portuguese: {
    female: splitWords(
      'Aline Beatriz Bruna Carolina Débora Fernanda Flávia Gabriela Helena Inês Isadora Joana Larissa Letícia Luana Márcia Mariana Natália Patrícia Raquel Tatiana Thaís Vitória',
    ),
    male: splitWords(
      'André Antônio Bernardo Caio Danilo Diogo Eduardo Fábio Felipe Gustavo Henrique Igor João Leandro Lucas Marcelo Mário Murilo Otávio Rafael Renato Rodrigo Tiago Vinícius',
    ),
    family: splitWords(
      'Abreu Almeida Andrade Araújo Assunção Azevedo Barbosa Batista Brandão Cardoso Conceição Duarte Falcão Figueiredo Freitas Guimarães Leitão Magalhães Moreira Nóbrega Novaes Paixão Queirós Ramalho Salomão Sampaio Simões Tavares Teixeira Vasconcelos',
    ),
    languages: ['Portuguese'],
  },
  italian: {
    female: splitWords(
      'Alessia Arianna Beatrice Benedetta Chiara Cristina Elisa Federica Francesca Giada Giulia Ilaria Lucrezia Martina Ornella Paola Rossella Serena Silvia Valentina',
    ),
    male: splitWords(
      'Alessandro Andrea Cosimo Dario Davide Edoardo Emanuele Fabio Federico Filippo Gianluca Giorgio Leonardo Lorenzo Matteo Nicolò Pietro Riccardo Simone Tommaso',
    ),
    family: splitWords(
      'Amato Barbieri Bellini Benedetti Bianchi Caruso Colombo Conti Farina Fontana Galli Giordano Grassi Lombardi Mancini Marchetti Martinelli Moretti Pellegrini Rinaldi Sartori Serra Testa Valentini Vitale Zanetti',
    ),
    languages: ['Italian'],
  },
  dutch: {
    female: splitWords(
      'Anouk Annelies Britt Femke Floor Hanneke Iris Jolien Karlijn Lieke Lotte Maaike Marieke Mirthe Noor Renske Sanne Sofie Tessel Willemijn Zoë',
    ),
    male: splitWords(
      'Bas Bram Coen Daan Diederik Geert Gijs Hendrik Jasper Jeroen Joost Koen Lars Maarten Niels Pieter Ruben Sander Sjoerd Thijs Wouter',
    ),
    family: [
      'Bakker',
      'Boersma',
      'van den Berg',
      'de Bruijn',
      'Dekker',
      'van Dijk',
      'Haverkamp',
      'Hoekstra',
      'Jansma',
      'Kuiper',
      'van der Linden',
      'Meijer',
      'Mulder',
      'Nijhuis',
      'Oosterhuis',
      'Peeters',
      'Postma',
      'de Ruiter',
      'Schouten',
      'Smeets',
      'Terpstra',
      'Veenstra',
      'Verhoeven',
      'de Vries',
      'Wouters',
      'Zijlstra',
    ],
    languages: ['Dutch'],
  },
  nordic: {
    female: splitWords(
      'Agnes Annika Astrid Ebba Elin Frida Freja Gudrun Hedda Helle Ingrid Karin Kirsten Liv Maja Märta Malin Pernille Ragnhild Sigrid Signe Siri Solveig Tove Ulrika Ylva Åsa',
    ),
    male: splitWords(
      'Anders Aksel Arvid Axel Bjarne Björn Eirik Emil Fredrik Gustav Håkan Henrik Jens Jesper Jonas Jørgen Kasper Lasse Leif Magnus Mikkel Måns Nils Olof Øyvind Rasmus Sindre Stellan Søren Tobias Torbjørn',
    ),
    family: splitWords(
      'Andersson Berglund Bjørnstad Bjerregaard Dahl Engström Ekström Falk Fjeldstad Grønlund Hagen Håkansson Hedlund Holm Jönsson Kjær Kjellberg Lindqvist Lundgård Mikkelsen Nordström Nyström Østergaard Rask Sandvik Sjöberg Skovgaard Solberg Sørensen Strømme Thorsen Vestergaard Wiklund Åberg',
    ),
    languages: ['Swedish'],
  },
  finnish: {
    female: splitWords(
      'Aino Eeva Hanna Helmi Inka Johanna Kaisa Katri Liisa Minna Outi Päivi Riikka Saara Sanna Tiina Venla',
    ),
    male: splitWords(
      'Antti Eero Heikki Ilkka Jari Juhani Kalle Lauri Markku Mikko Olli Pekka Risto Sampo Tapio Timo Väinö',
    ),
    family: splitWords(
      'Aaltonen Hakala Heikkinen Hämäläinen Järvinen Kallio Karjalainen Koivisto Korhonen Laaksonen Lehtinen Mäkelä Mäkinen Niemelä Peltonen Rantanen Saarinen Salonen Väisänen Virtanen',
    ),
    languages: ['Finnish'],
  },
  polish: {
    female: splitWords(
      'Agnieszka Aleksandra Anna Barbara Beata Dorota Ewelina Hanna Iwona Joanna Justyna Karolina Katarzyna Magdalena Małgorzata Monika Natalia Paulina Wioletta Zofia Żaneta',
    ),
    male: splitWords(
      'Adam Bartosz Błażej Dariusz Dawid Grzegorz Jacek Jarosław Kamil Krzysztof Łukasz Maciej Marcin Mateusz Michał Paweł Piotr Przemysław Rafał Sławomir Tomasz Wojciech',
    ),
    family: splitWords(
      'Adamczyk Bąk Borkowski Chmiel Dąbek Górka Gołębiewski Jabłoński Jasiński Kaczmarek Kołodziej Krawczyk Król Łapiński Majewski Mazur Michalak Nowicki Olszewski Pawłowski Pietrzak Sikora Śliwa Stępień Szczepański Wójcik Wróbel Zając Zieliński Żak',
    ),
    languages: ['Polish'],
  },
  czech: {
    female: splitWords(
      'Alena Barbora Dana Eliška Hana Ivana Jana Kateřina Klára Lenka Lucie Markéta Pavla Petra Šárka Tereza Veronika Zuzana',
    ),
    male: splitWords(
      'Aleš David František Honza Jakub Jiří Josef Karel Lukáš Marek Matěj Miloš Ondřej Petr Radek Štěpán Tomáš Vojtěch Zdeněk',
    ),
    family: splitWords(
      'Beneš Bureš Čermák Doležal Dušek Fiala Hájek Havlíček Holub Jelínek Kadlec Kolář Kopecký Kříž Macháček Marek Moravec Pokorný Říha Sedláček Šimek Soukup Štěpánek Tichý Urban Vávra Žák',
    ),
    languages: ['Czech'],
  },
  hungarian: {
    female: splitWords(
      'Ágnes Anikó Boglárka Dóra Edit Emese Eszter Ildikó Júlia Katalin Krisztina Nóra Orsolya Petra Réka Szilvia Zsófia Zsuzsanna',
    ),
    male: splitWords(
      'Ádám András Attila Balázs Bence Csaba Dániel Gábor Gergő István László Levente Márton Miklós Péter Szabolcs Tamás Zoltán',
    ),
    family: splitWords(
      'Bakó Balogh Bíró Csordás Farkas Fehér Fekete Fülöp Gál Hegedűs Juhász Kelemen Kiss Lakatos Mészáros Molnár Németh Orbán Papp Rácz Simon Sipos Somogyi Szűcs Takács Varga Vörös',
    ),
    languages: ['Hungarian'],
  },
  romanian: {
    female: splitWords(
      'Alina Ana Andreea Bianca Cristina Daria Elena Georgiana Ilinca Ioana Irina Mădălina Mihaela Oana Raluca Ruxandra Simona Ștefania',
    ),
    male: splitWords(
      'Adrian Alexandru Andrei Bogdan Călin Ciprian Cosmin Cristian Dragoș Florin Horia Ionuț Marius Mihai Radu Răzvan Sorin Ștefan Vlad',
    ),
    family: splitWords(
      'Albu Barbu Bălan Bucur Ciobanu Constantinescu Cristea Diaconu Dobre Dumitrescu Enache Grigorescu Iliescu Ionescu Lupu Manea Matei Moldovan Neagu Oprea Petrescu Popa Rusu Șerban Stănescu Țurcanu Vasilescu',
    ),
    languages: ['Romanian'],
  },
  greek: {
    female: splitWords(
      'Anastasia Angeliki Athina Danae Despina Eleni Eirini Fotini Ioanna Katerina Lydia Maria Niki Panagiota Sofia Vasiliki',
    ),
    male: splitWords(
      'Alexandros Andreas Antonis Christos Dimitris Giannis Giorgos Ilias Kostas Lefteris Manolis Nikos Petros Spyros Stavros Thanasis Vangelis',
    ),
    family: splitWords(
      'Alexiou Anagnostou Athanasiou Dimitriou Economou Fotopoulos Galanis Georgiadis Ioannidis Kalogeropoulos Karras Kotsis Lambros Makris Mavros Nikolaidis Pappas Samaras Stathopoulos Theodorou Vlachos Xenakis Zervas',
    ),
    native: {
      female: [
        ['Ελένη', 'Eleni'],
        ['Σοφία', 'Sofia'],
        ['Κατερίνα', 'Katerina'],
      ],
      male: [
        ['Γιώργος', 'Giorgos'],
        ['Νίκος', 'Nikos'],
        ['Δημήτρης', 'Dimitris'],
      ],
      family: [
        ['Παππάς', 'Pappas'],
        ['Μακρής', 'Makris'],
        ['Βλάχος', 'Vlachos'],
      ],
    },
    languages: ['Greek'],
  },
  ukrainian: {
    female: splitWords(
      'Alina Bohdana Daryna Halyna Iryna Kateryna Khrystyna Larysa Lesia Mariia Nadiia Oksana Olena Solomiia Tetiana Yuliia Zoriana',
    ),
    male: splitWords(
      'Andrii Artem Bohdan Danylo Denys Dmytro Hryhorii Ihor Kyrylo Maksym Mykola Oleh Oleksii Ostap Roman Serhii Taras Vasyl Yaroslav',
    ),
    family: splitWords(
      'Antonenko Bondar Boiko Demchuk Fedorenko Havryliuk Hnatiuk Ivashchenko Kovalchuk Kravets Lysenko Marchenko Melnyk Nazarenko Oliinyk Petrenko Polishchuk Rudenko Savchenko Shevchuk Tkachuk Vasylenko Yaremchuk Zinchenko',
    ),
    languages: ['Ukrainian'],
  },
  turkish: {
    female: splitWords(
      'Ayşe Aslı Bahar Başak Burcu Ceren Çiğdem Defne Derya Ebru Elif Esra Gizem Gül Güneş Hande Melis Merve Nazlı Özge Pınar Selin Sevgi Şule Yasemin Zeynep',
    ),
    male: splitWords(
      'Ahmet Alper Barış Berk Burak Can Cem Deniz Emre Engin Fatih Gökhan Hakan Kaan Kerem Levent Mert Mustafa Oğuz Onur Ozan Ömer Serkan Sinan Tolga Tuna Umut Volkan Yiğit',
    ),
    family: splitWords(
      'Acar Akın Aksoy Aktaş Arslan Avcı Aydın Bayraktar Bozkurt Bulut Çelik Çetin Demirel Doğan Erdoğdu Güler Güneş Gürbüz Karaca Kaya Keskin Koç Korkmaz Köse Öztürk Özkan Polat Sarı Şahin Taş Toprak Uçar Ünal Yalçın Yıldız Yücel',
    ),
    languages: ['Turkish'],
  },
  arabic: {
    female: splitWords(
      'Amal Amira Aya Dalia Dina Farida Ghada Hala Hanan Huda Jumana Lamia Layla Lina Maha Maryam Mona Nadia Noura Rania Reem Rima Salma Sara Shahd Yara Zeina',
    ),
    male: splitWords(
      'Abdallah Adel Ahmad Ali Bassam Faris Ghassan Hadi Hassan Hisham Hussam Ibrahim Jamal Karim Khaled Majed Mahmoud Marwan Mazen Nabil Omar Rami Saif Samer Sultan Tariq Waleed Yasser Youssef Ziad',
    ),
    family: [
      'Abdelrahman',
      'Al Amiri',
      'Al Balushi',
      'Al Farsi',
      'Al Hashimi',
      'Al Harbi',
      'Al Mansoori',
      'Al Najjar',
      'Al Qahtani',
      'Al Shamsi',
      'Al Zahrani',
      'Awad',
      'Barakat',
      'Darwish',
      'El Fassi',
      'El Masry',
      'El Sayed',
      'Fahmy',
      'Farouk',
      'Ghanem',
      'Haddad',
      'Hamdan',
      'Jaber',
      'Khalil',
      'Khoury',
      'Mansour',
      'Nasser',
      'Qasim',
      'Rahal',
      'Saad',
      'Salem',
      'Shaheen',
      'Tawfik',
      'Younes',
      'Zidan',
    ],
    native: {
      female: [
        ['ليلى', 'Layla'],
        ['نورة', 'Noura'],
        ['مريم', 'Maryam'],
        ['رانيا', 'Rania'],
      ],
      male: [
        ['خالد', 'Khaled'],
        ['يوسف', 'Youssef'],
        ['عمر', 'Omar'],
        ['كريم', 'Karim'],
      ],
      family: [
        ['الحداد', 'Al Haddad'],
        ['منصور', 'Mansour'],
        ['الزهراني', 'Al Zahrani'],
        ['درويش', 'Darwish'],
      ],
    },
    languages: ['Arabic'],
  },
  hebrew: {
    female: splitWords(
      'Adi Avigail Dafna Efrat Einat Gali Hila Inbal Keren Liat Maayan Michal Naama Noa Orly Roni Shira Tal Tamar Yael',
    ),
    male: splitWords(
      'Alon Amir Assaf Barak Boaz Dov Eitan Eyal Gilad Guy Ido Itai Nadav Nir Omer Oren Ran Shai Tomer Uri Yoav',
    ),
    family: splitWords(
      'Abutbul Amsalem Ashkenazi Azoulay Barzilai Dayan Elbaz Gershon Golan Halevi Kaplan Katzir Lavi Levin Malka Mizrahi Navon Ohayon Peretz Raz Rozen Segev Shaked Shalev Tzur Vardi Yaron Zohar',
    ),
    languages: ['Hebrew'],
  },
  nigerian: {
    female: splitWords(
      'Abimbola Adaeze Adesuwa Aisha Amarachi Bolanle Chiamaka Chidinma Ebele Folake Funmilayo Halima Ifeoma Kehinde Ngozi Nkechi Oluchi Omotola Simisola Temitope Uche Yetunde Zainab',
    ),
    male: splitWords(
      'Adebayo Ayodele Babatunde Bashir Chidi Chukwuemeka Ebuka Emeka Femi Ibrahim Ifeanyi Ikenna Kayode Kelechi Musa Nnamdi Obinna Olumide Oluwaseun Segun Tobenna Tunde Uchenna Yusuf',
    ),
    family: splitWords(
      'Abiola Abubakar Adebisi Adeleke Adeyemi Afolabi Akande Akintola Alabi Anyanwu Bello Chukwu Danjuma Ekwueme Eze Fashola Ibe Igwe Lawal Mbah Nwachukwu Nwosu Obi Ogunleye Okafor Okeke Okoro Oladipo Onyeka Osei Sanusi Umeh',
    ),
    languages: ['Yoruba'],
  },
  eastAfrican: {
    female: splitWords(
      'Achieng Akinyi Amina Atieno Beatrice Caroline Esther Faith Grace Joyce Lilian Makena Mercy Mwende Naliaka Njeri Nyambura Purity Rehema Wanjiru Zawadi',
    ),
    male: splitWords(
      'Baraka Brian Collins Dennis Elijah Evans Felix George Hamisi Jomo Juma Kamau Kevin Kipchumba Mutua Mwangi Njoroge Ochieng Odhiambo Otieno Peter Samuel Tumaini Wekesa',
    ),
    family: splitWords(
      'Barasa Cheruiyot Gathogo Gitau Kamande Karanja Kariuki Kibet Kimani Kiprono Koech Maina Makori Mbugua Muriuki Mutiso Mwakasege Ndegwa Ngugi Njuguna Nyaga Ochola Okello Onyango Oyugi Ruto Wafula Wambua Waweru',
    ),
    languages: ['Swahili'],
  },
  southAfrican: {
    female: splitWords(
      'Anele Busisiwe Charmaine Elize Hlengiwe Ilze Karabo Lerato Lindiwe Marlize Naledi Nomvula Palesa Refilwe Suné Thandeka Zanele Zinhle',
    ),
    male: splitWords(
      'Andile Bongani Deon Francois Hendrik Jaco Kabelo Katlego Lebogang Mandla Morné Pieter Sandile Sipho Tebogo Thabo Themba Willem',
    ),
    family: [
      'Bezuidenhout',
      'Botha',
      'Dlamini',
      'du Plessis',
      'Fourie',
      'Khumalo',
      'Kruger',
      'Mabaso',
      'Madonsela',
      'Mahlangu',
      'Mokoena',
      'Molefe',
      'Mthembu',
      'Naidoo',
      'Ndlovu',
      'Nkosi',
      'Pillay',
      'Radebe',
      'Sithole',
      'Steenkamp',
      'Swanepoel',
      'Tshabalala',
      'van Wyk',
      'Venter',
      'Zulu',
    ],
    languages: ['Afrikaans'],
  },
  chinese: {
    female: splitWords(
      'Aihua Chunmei Fang Hui Jia Jiayi Jing Lan Lihua Lin Mei Min Ning Qian Rui Shan Shu Ting Wen Xiaoli Xin Xue Yan Yating Ying Yue Yutong',
    ),
    male: splitWords(
      'Bo Chao Dawei Feng Guang Hao Hong Jian Jianguo Jun Kai Lei Liang Ming Peng Qiang Rong Tao Wei Wenjie Xiang Yang Yifan Yong Yuchen Zhen Zhiqiang',
    ),
    family: splitWords(
      'Bai Cai Cao Chen Cheng Deng Dong Fan Fang Feng Gao Guo Han He Hu Huang Jiang Lai Li Liang Lin Liu Lu Ma Pan Qian Shen Song Sun Tan Tang Wang Wu Xie Xu Yang Yao Ye Yuan Zeng Zhang Zhao Zheng Zhou Zhu',
    ),
    native: {
      female: [
        ['静', 'Jing'],
        ['嘉怡', 'Jiayi'],
        ['雪', 'Xue'],
        ['雨桐', 'Yutong'],
      ],
      male: [
        ['伟', 'Wei'],
        ['浩', 'Hao'],
        ['志强', 'Zhiqiang'],
        ['一凡', 'Yifan'],
      ],
      family: [
        ['陈', 'Chen'],
        ['王', 'Wang'],
        ['林', 'Lin'],
        ['张', 'Zhang'],
        ['黄', 'Huang'],
      ],
    },
    familyFirst: true,
    languages: ['Mandarin'],
  },
  singaporean: {
    female: splitWords(
      'Adeline Amanda Belinda Celeste Cheryl Christine Eunice Felicia Geraldine Huiling Jocelyn Joanne Kailing Meiling Michelle Pamela Peiying Serene Sharon Shuhui Valerie Vivian Xinyi',
    ),
    male: splitWords(
      'Alvin Benedict Bryan Calvin Desmond Edmund Eugene Gabriel Gerald Ivan Jeremy Jianhao Junwei Kelvin Kenneth Leonard Marcus Nicholas Raymond Terence Weijie Wilson Zhihao',
    ),
    family: splitWords(
      'Ang Chan Cheong Chew Chia Chong Chua Foo Goh Heng Ho Khoo Koh Kwok Lam Lau Lee Leong Lim Loh Low Ng Ong Pang Quek Seah Sim Tan Tay Teo Toh Wee Wong Yap Yeo',
    ),
    languages: ['Mandarin'],
  },
  japanese: {
    female: splitWords(
      'Aiko Akane Asuka Ayaka Chihiro Emi Haruka Hitomi Kaori Keiko Kumiko Mai Mayumi Megumi Miho Misaki Naoko Natsuki Rie Sakura Satomi Sayaka Tomoko Yoko Yui Yuka Yukiko',
    ),
    male: splitWords(
      'Akira Daichi Daisuke Haruto Hideki Hiroshi Kazuki Keita Kenji Kenta Koji Makoto Masato Naoki Osamu Ren Ryo Ryota Satoshi Shinji Shota Taichi Takashi Takumi Tatsuya Yuki Yusuke',
    ),
    family: splitWords(
      'Aoki Arai Endo Fujita Fukuda Goto Hasegawa Hayashi Honda Ikeda Imai Inoue Ishikawa Kato Kimura Kobayashi Kondo Maeda Matsui Mori Murakami Nakagawa Nishimura Ogawa Okada Ono Ota Saito Sakai Sasaki Shimizu Takeda Tanaka Ueda Watanabe Yamaguchi Yoshida',
    ),
    native: {
      female: [
        ['美咲', 'Misaki'],
        ['遥', 'Haruka'],
        ['恵', 'Megumi'],
        ['由佳', 'Yuka'],
        ['さくら', 'Sakura'],
      ],
      male: [
        ['健太', 'Kenta'],
        ['大輔', 'Daisuke'],
        ['拓海', 'Takumi'],
        ['直樹', 'Naoki'],
        ['翔太', 'Shota'],
      ],
      family: [
        ['田中', 'Tanaka'],
        ['小林', 'Kobayashi'],
        ['渡辺', 'Watanabe'],
        ['木村', 'Kimura'],
        ['清水', 'Shimizu'],
        ['山口', 'Yamaguchi'],
      ],
    },
    familyFirst: true,
    languages: ['Japanese'],
  },
  korean: {
    female: splitWords(
      'Areum Bora Chaewon Dahye Eunji Gayoung Haeun Hyejin Jieun Jisoo Jiwon Minji Minseo Nayeon Seoyeon Soyoung Sujin Yejin Yoonah Yuna',
    ),
    male: splitWords(
      'Byungho Changmin Donghyun Doyoon Gunwoo Hyunwoo Jaehyun Jinho Jiho Joonho Junseo Kyungsoo Minho Minjun Sangwoo Seojun Seungmin Sunghoon Taeyang Woojin Youngho',
    ),
    family: splitWords(
      'Ahn Bae Baek Cho Choi Chung Han Heo Hong Hwang Im Jang Jeon Jung Kang Kim Ko Kwon Lee Moon Nam No Oh Park Seo Shin Son Song Yang Yoo Yoon',
    ),
    native: {
      female: [
        ['지은', 'Jieun'],
        ['서연', 'Seoyeon'],
        ['민지', 'Minji'],
      ],
      male: [
        ['현우', 'Hyunwoo'],
        ['준호', 'Joonho'],
        ['민준', 'Minjun'],
      ],
      family: [
        ['김', 'Kim'],
        ['박', 'Park'],
        ['최', 'Choi'],
        ['윤', 'Yoon'],
      ],
    },
    familyFirst: true,
    languages: ['Korean'],
  },
  vietnamese: {
    female: [
      'Ánh',
      'Bích',
      'Châu',
      'Diệp',
      'Giang',
      'Hà',
      'Hạnh',
      'Hiền',
      'Hương',
      'Khánh',
      'Lan',
      'Linh',
      'Mai',
      'Ngân',
      'Ngọc',
      'Nhung',
      'Phương',
      'Quỳnh',
      'Thảo',
      'Thủy',
      'Trang',
      'Vân',
      'Yến',
    ],
    male: [
      'An',
      'Bảo',
      'Bình',
      'Cường',
      'Đạt',
      'Đức',
      'Dũng',
      'Hải',
      'Hiếu',
      'Hoàng',
      'Hùng',
      'Huy',
      'Khang',
      'Khoa',
      'Long',
      'Minh',
      'Nam',
      'Phong',
      'Phúc',
      'Quân',
      'Sơn',
      'Thắng',
      'Tuấn',
      'Việt',
    ],
    family: [
      'Bùi',
      'Cao',
      'Châu',
      'Đặng',
      'Đinh',
      'Đỗ',
      'Dương',
      'Hồ',
      'Hoàng',
      'Huỳnh',
      'Lâm',
      'Lê',
      'Lương',
      'Mai',
      'Ngô',
      'Nguyễn',
      'Phạm',
      'Phan',
      'Tạ',
      'Thái',
      'Trần',
      'Trịnh',
      'Trương',
      'Võ',
      'Vũ',
    ],
    languages: ['Vietnamese'],
  },
  malay: {
    female: splitWords(
      'Aina Aisyah Alya Anisa Ayu Citra Dewi Dian Fitri Hafizah Intan Kartika Lestari Maya Nabila Nadira Nurul Putri Rahayu Ratna Rizka Sari Siti Sri Wulan Yuliana',
    ),
    male: splitWords(
      'Adi Aditya Agus Ahmad Amirul Arif Bayu Budi Dimas Eko Fajar Faiz Farid Gilang Hafiz Hendra Iqbal Irfan Joko Rizal Rudi Satria Taufik Wahyu Yudha Yusuf',
    ),
    family: splitWords(
      'Abdullah Adnan Anwar Basri Firmansyah Gunawan Hakim Halim Handoko Hartono Hidayat Ismail Kurniawan Lubis Mahendra Nasution Nugroho Osman Prasetyo Pratama Rahman Ramli Santoso Saputra Setiawan Siregar Sulaiman Susanto Wibowo Wijaya Yusof Zulkifli',
    ),
    languages: ['Malay'],
  },
  filipino: {
    female: splitWords(
      'Alyssa Andrea Angelica Bea Camille Cristina Divina Erika Gwen Isabel Jasmine Joy Kristine Ligaya Lourdes Maricel Marites Rowena Shaira Tala',
    ),
    male: splitWords(
      'Angelo Arnel Carlo Christian Dante Edgar Emmanuel Gabriel Gino Jericho Jomar Joselito Kenneth Lito Mark Miguel Paolo Ramil Rico Vincent',
    ),
    family: [
      'Agbayani',
      'Aquino',
      'Bautista',
      'Cabrera',
      'Catapang',
      'Dela Cruz',
      'De Guzman',
      'Dimaculangan',
      'Evangelista',
      'Fajardo',
      'Ilagan',
      'Lacson',
      'Legaspi',
      'Macaraeg',
      'Magsino',
      'Manalo',
      'Navarro',
      'Ocampo',
      'Pangilinan',
      'Panganiban',
      'Quiambao',
      'Salonga',
      'Sarmiento',
      'Tolentino',
      'Villanueva',
      'Yumul',
    ],
    languages: ['Filipino'],
  },
  thai: {
    female: splitWords(
      'Apinya Benjawan Chanida Duangjai Kanokwan Kulthida Malee Nattaya Nicha Orawan Pimchanok Ploy Ratchanee Sasithorn Siriporn Suda Wanida Warunee',
    ),
    male: splitWords(
      'Anan Apichat Arthit Chaiwat Decha Ekachai Kittipong Krit Nattapong Niran Pakorn Phuwadol Prasert Somchai Sombat Supachai Thanakorn Wichai',
    ),
    family: splitWords(
      'Boonmee Chaiyasit Charoensuk Intharat Jaidee Kaewmanee Khamdee Limsakul Maneerat Phromma Rattanakul Ruangsri Saelim Sangthong Sirikul Srisai Suksawat Thongchai Wattana Wongsakul',
    ),
    languages: ['Thai'],
  },
  sinhala: {
    female: splitWords(
      'Anusha Chamari Dilini Hiruni Ishara Kumudu Lakmini Nadeesha Nimali Sanduni Sewwandi Thilini Udari',
    ),
    male: splitWords(
      'Asanka Chaminda Dinesh Gayan Isuru Janaka Kasun Lahiru Malith Nuwan Pradeep Ruwan Sampath Tharindu',
    ),
    family: splitWords(
      'Abeysekera Bandara Dissanayake Fernando Gunawardena Herath Jayasinghe Karunaratne Liyanage Mendis Perera Ranasinghe Samarasinghe Silva Wickramasinghe Weerasekara',
    ),
    languages: ['Sinhala'],
  },
  nepali: {
    female: splitWords('Aarati Anju Asmita Bimala Gita Kalpana Manju Namrata Pratima Rekha Sabina Sarita Sujata'),
    male: splitWords('Bikash Bishal Deepak Dipesh Kiran Manoj Nabin Prabin Rajan Roshan Sagar Suman Sushil'),
    family: splitWords(
      'Adhikari Aryal Basnet Bhandari Dahal Gautam Ghimire Gurung Karki Khadka Lama Maharjan Pokharel Rai Shrestha Tamang Thapa',
    ),
    languages: ['Nepali'],
  },
  bangladeshi: {
    female: splitWords(
      'Afroza Farhana Jannatul Mahmuda Nasrin Nusrat Rumana Sabrina Sharmin Shirin Sumaiya Tahmina Tania',
    ),
    male: splitWords('Anisur Arafat Ashraful Faruk Habibur Kamrul Mahbub Mizanur Rakib Rashed Sajjad Shafiqul Tanvir'),
    family: splitWords(
      'Akter Alam Bhuiyan Chowdhury Haque Hossain Islam Karim Khatun Mahmud Miah Mollah Rahman Sarker Sikder Uddin',
    ),
    languages: ['Bengali'],
  },
};
