import { splitWords } from '../../../shared/split-words.ts';
import type { Country } from '../data/places.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Two halves of an invented first word of a company name, by how names sound in a part of the world. */
const HALVES: Readonly<Record<Country['companyNames'], readonly [readonly string[], readonly string[]]>> = {
  indian: [
    splitWords(
      'Anva Aru Chitra Dhara Disha Giri Hima Jala Kala Kiran Lata Madhu Manas Megha Mitra Nava Neela Nira Pavan Prabha Prithvi Purna Ratna Sagara Samya Sanga Sara Shila Shubha Soma Surya Svara Tara Tula Usha Vanya Varuna Vasu Vidya Yuga',
    ),
    splitWords(
      'vati setu path deep kosh vahini shala kriti rekha niti vana priya mandal yatra lok tara dhan gati chakra stambh',
    ),
  ],
  english: [
    splitWords(
      'Alder Ash Bar Beck Black Bram Brin Cald Carr Crow Dun Elder Fal Fen Gar Hal Harrow Hazel Hol Kes Lark Lin Mal Marl Nether Oak Pel Quill Raven Rook Sedge Stan Tarn Thorn Wal Wether Whit Win Wren Yar',
    ),
    splitWords(
      'bridge brook bury combe croft dale field ford gate grove ham holt hurst ley mere moor ridge stead wick worth',
    ),
  ],
  germanic: [
    splitWords(
      'Ahren Bären Birken Blei Dorn Eber Eichen Erlen Falken Fels Feld Gold Grau Hagen Heiden Hohen Kalten Kirch Kupfer Lauten Linden Mahl Nord Ober Otter Quell Rauten Reb Sander Silber Stein Tannen Ulmen Wald Weiden',
    ),
    splitWords('au bach berg brück burg dorf feld furt grund hagen hain heim hof horst moor rode stedt tal werk wald'),
  ],
  romance: [
    splitWords(
      'Alta Amar Arbo Bela Brisa Cala Campo Cande Cari Clari Cora Dora Fiora Fonta Galla Lira Luma Marca Mira Monta Nivo Olmo Palo Perla Riva Roca Sala Serra Sola Terra Tramo Vale Velo Vento Vera Zafi',
    ),
    splitWords('dino flora lena lia liva mar mina mondo nova ra rena renza rio ro sol terra tina vera via zza'),
  ],
  nordic: [
    splitWords(
      'Aske Bjørk Bølge Dag Ek Elv Fjell Fur Grøn Havn Hjelm Is Klint Lund Lyng Mose Nord Ny Odd Rav Røn Sjø Skog Snø Sol Sten Strand Svan Tind Torn Ulv Vik Vind Øst',
    ),
    splitWords('blik borg dal fjord gaard grein hav holm kraft lund mark nes rud sund vang vik viken ås ø strøm'),
  ],
  slavic: [
    splitWords(
      'Bela Bor Brzo Chmel Dob Drev Gora Holu Jas Jel Kal Kame Klon Kras Lip Lut Mal Mod Mor Nov Ost Pol Rado Ryb Sad Slav Smre Sok Svet Topo Treb Vel Vod Vrba Zel Zlat',
    ),
    splitWords('any berg ec enka ice ina inec ka kovo mir nica no nova ov ovice rad ska tice tov un'),
  ],
  arabic: [
    splitWords(
      'Amwaj Anwar Asala Badr Barq Bayan Dana Diwan Fajr Falak Ghadeer Hayat Jisr Kawkab Khaleej Lulua Madar Majd Manar Marsa Masar Miraj Nakhla Noor Rawabi Reef Rimal Sadaf Sahab Sanad Shams Sidra Tamkeen Wadi Waha Zahra',
    ),
    ['', '', ' Al Bahr', ' Al Khaleej', ' Al Sharq', ' Al Nakheel', ' Al Madina', ' Al Jadeed'],
  ],
  eastAsian: [
    splitWords(
      'Aki Ama Aoi Asa Chi Fuji Haru Hina Hoshi Iwa Kasa Kawa Kaze Kiri Lan Lian Ling Matsu Midori Mina Mizu Mori Naga Nami Sato Shiro Sora Suna Taka Taki Tsuki Ume Wata Yama Yuan Zhen',
    ),
    splitWords('bashi dai gawa hara hashi he jima ka kawa ki mine mori moto mura no saki sawa shima ta zaki'),
  ],
  southeastAsian: [
    splitWords(
      'Angsana Banyan Bayu Bintang Bulan Cahaya Camar Damar Delima Embun Gading Garuda Halia Jati Kamboja Kapas Kelana Kenanga Lembah Mahsuri Melati Merak Nusa Padma Pandan Permata Rimba Sari Selasih Senja Seri Suria Tanjung Teratai Tirta Wira',
    ),
    ['', '', ' Bay', ' Straits', ' Nusantara', ' Peninsula', ' Harbour', ' Delta'],
  ],
  african: [
    splitWords(
      'Adun Amara Asante Ayo Baobab Chapa Dunia Ebun Fahari Furaha Imara Ire Jabali Jamii Kazi Kilele Kito Kora Kusini Maji Mlima Moyo Nuru Nyota Pamoja Pembe Rafiki Sahel Savana Tandi Tembo Tumaini Ubora Umoja Upendo Zuri',
    ),
    ['', '', 'link', 'works', ' Bridge', ' Rift', ' Cape', ' Savannah'],
  ],
};

/** An invented first word of a company name, such as 'Navasetu', 'Tarnbrook' or 'Rimal Al Sharq'. */
export function brandWord(random: SeededRandom, sound: Country['companyNames']): string {
  const [heads, ends] = HALVES[sound];
  const head = random.pick(heads);
  const end = random.pick(ends);
  // 'Lindendorf', never 'Ashham' or 'Birkenngrund': a doubled letter at the seam is dropped.
  return head.endsWith(end.charAt(0)) && end.length > 2 ? head + end.slice(1) : head + end;
}

const LOCAL_ENDINGS = {
  indian: ['& Sons', 'Enterprises', 'Associates', 'Traders', 'Group', 'Industries', 'Agencies', '& Co'],
  world: ['& Partners', 'Group', '& Sons', 'Associates', 'Services', 'Trading', '& Daughters', 'Brothers'],
};

/** The name of an employer without a page on the network: 'Kulkarni & Sons'. */
export function localEmployerName(random: SeededRandom, familyName: string, indian: boolean): string {
  return `${familyName} ${random.pick(LOCAL_ENDINGS[indian ? 'indian' : 'world'])}`;
}
