import type { DepartmentRows } from './department-rows.ts';
import type { Rank } from './ranks.ts';

/** Words of rank in Indonesian and Turkish titles, where no open classification was found. */
export const INDONESIAN_AND_TURKISH_RANKS: readonly (readonly [Rank, string])[] = [
  ['Owner', `pemilik|pemilik usaha|pendiri|wirausaha|wiraswasta|pengusaha|işletme sahibi|firma sahibi|esnaf|kurucu`],
  ['CXO', `komisaris|komisaris utama|wakil direktur utama|ketua umum|icra kurulu başkanı|genel koordinatör`],
  [
    'Director',
    `kepala sekolah|wakil kepala sekolah|rektor|wakil rektor|dekan|kepala dinas|kepala badan|kepala kantor|daire başkanı|bölüm başkanı|anabilim dalı başkanı|rektör|dekan yardımcısı|okul müdürü|başhekim|başhekim yardımcısı|hastane müdürü`,
  ],
  [
    'Manager',
    `kabag|kasi|kabid|kadiv|kasubag|kepala bagian|kepala seksi|kepala bidang|kepala divisi|kepala cabang|kepala toko|kepala gudang|kepala ruangan|kepala tim|kepala unit|wakil kepala|ketua|wakil ketua|ketua tim|ketua jurusan|ketua program studi|kaprodi|mandor|penyelia|
şef|şefi|amir|amiri|birim sorumlusu|ekip lideri|takım lideri|vardiya amiri|ustabaşı|başhemşire|servis sorumlu hemşiresi|müdür yardımcısı|mağaza müdürü|şube müdürü`,
  ],
  ['Senior', `ahli utama|ahli madya|spesialis senior|kıdemli|kıdemli uzman|baş mühendis|başmühendis|baş uzman`],
  [
    'Entry',
    `staf|petugas|asisten|juru|karyawan|karyawati|pegawai|anggota|pelaksana|tenaga|buruh|pekerja|pramuniaga|pramusaji|teknisi|perwakilan|konsultan|spesialis|penasihat|sekretaris|guru honorer|
uzman yardımcısı|tekniker|teknikeri|teknisyeni|işçi|işçisi|operatörü|operatör|usta|ustası|temsilci|temsilcisi|hizmetli|sekreteri|danışman|danışmanı|yardımcı personel|kalfa|aday memur`,
  ],
  ['Training', `magang|peserta magang|siswa magang|mahasiswa|mahasiswi|pelajar|stajyeri|çırak|öğrenci|öğrencisi`],
  [
    'Owner',
    `ev ofis sahibi|pedagang|pelaku usaha|pemilik toko|saudagar|wirausahawan|serbest meslek|serbest meslek sahibi|girişimci`,
  ],
  [
    'CXO',
    `yönetim kurulu üyesi|yönetim kurulu|başkan|belediye başkanı|büyükşehir belediye başkanı|bakan|korgeneral|orgeneral|tümgeneral|tuğgeneral|oramiral|koramiral|tümamiral|bupati|wali kota|walikota|gubernur|menteri|presiden direktur|direktur utama`,
  ],
  [
    'Director',
    `kaymakam|müsteşar|genel sekreter|başkan yardımcısı|albay|yarbay|okul müdürü|camat|kepala desa|kepala dinas|kapolsek|kapolres|emniyet müdürü|il müdürü|kolonel|letkol`,
  ],
  ['Manager', `yüzbaşı|aşçıbaşı|lurah|kepala dapur|manajer|komandan|kısım şefi|postabaşı|kasubbag|danru`],
  [
    'Senior',
    `doçent doktor|doç dr|profesör doktor|binbaşı|komiser|başkomiser|astsubay|üsteğmen|kıdemli başçavuş|başçavuş|guru besar|kapten|ahli muda|yardımcı doçent`,
  ],
  ['Training', `stajyer avukat|stajyer öğretmen|stajyer doktor|asistan doktor|peserta didik|koas`],
  ['Unpaid', `relawan|sukarelawan`],
  [
    'Entry',
    `yönetici asistanı|teğmen|pns|asn|pegawai negeri sipil|aparatur sipil negara|sales promotion girl|spg|ofis elemanı|ofis boy|office boy`,
  ],
];

/** Words of departments in Indonesian and Turkish titles. */
export const INDONESIAN_AND_TURKISH_DEPARTMENTS: DepartmentRows = [
  [
    'Accounting',
    3,
    `akuntan|akuntansi|pajak|perpajakan|auditor internal|mali müşavir|serbest muhasebeci|muhasebeci|muhasebe elemanı|vergi|denetçi`,
  ],
  [
    'Administrative',
    3,
    `tata usaha|administrasi|administrasi umum|sekretaris|sekretariat|resepsionis|arsip|arsiparis|kesekretariatan|sekreter|sekreteri|büro|büro elemanı|resepsiyonist|danışma|evrak|arşiv|yazı işleri`,
  ],
  [
    'Arts and Design',
    3,
    `desainer|desain|desainer grafis|desain grafis|ilustrator|fotografer|videografer|penata rias|grafik tasarımcı|tasarımcı|tasarım|fotoğrafçı|grafiker|iç mimar|içmimar`,
  ],
  ['Business Development', 4, `pengembangan bisnis|pengembangan usaha|iş geliştirme`],
  [
    'Community and Social Services',
    3,
    `pekerja sosial|penyuluh|relawan sosial|sosyal hizmet|sosyal hizmet uzmanı|imam hatip`,
  ],
  ['Consulting', 2, `konsultan|danışmanlık`],
  [
    'Education',
    3,
    `dosen|pengajar|instruktur|pendidik|pendidikan|wali kelas|guru sd|guru smp|guru sma|guru smk|guru tk|guru paud|guru kelas|guru mapel|guru agama|guru bahasa|guru bahasa inggris|guru matematika|guru ipa|guru ips|guru bk|guru honorer|pustakawan|kesiswaan|kurikulum|kepala sekolah|
öğretmeni|sınıf öğretmeni|öğretim görevlisi|öğretim üyesi|akademisyen|araştırma görevlisi|eğitmen|eğitmeni|rehber öğretmen|okul öncesi|kütüphaneci`,
  ],
  [
    'Engineering',
    2,
    `insinyur|teknik sipil|teknik mesin|teknik elektro|pemrogram|pengembang|pengembang perangkat lunak|drafter|mühendis|mühendisi|mühendislik|arge|ar ge|yazılım geliştirici|geliştirici|elektronik teknikeri|makine teknikeri|elektrik teknikeri`,
  ],
  [
    'Finance',
    3,
    `keuangan|perbankan|kredit|analis kredit|penagihan|kolektor|bendahara|investasi|asuransi|finans|finansman|bütçe|hazine|bankacı|bankacılık|kredi|tahsilat|sigorta|yatırım`,
  ],
  [
    'Healthcare Services',
    3,
    `perawat|apoteker|asisten apoteker|tenaga kesehatan|ahli gizi|gizi|analis kesehatan|radiografer|fisioterapis|rekam medis|bidan|kesehatan|dokter hewan|kepala ruangan|
hemşire|hemşiresi|doktor|doktoru|uzman doktor|tabip|tabibi|eczane|eczacı kalfası|sağlık|sağlık memuru|fizyoterapist|diyetisyen|psikolog|klinik psikolog|acil tıp|acil tıp teknisyeni|paramedik|anestezi teknikeri|anestezi teknisyeni|röntgen teknikeri|tıbbi laboratuvar|laboratuvar teknikeri|diyaliz|ameliyathane|radyoloji|veteriner|hasta danışmanı|hasta kabul|odyolog|başhemşire|sorumlu hemşire|poliklinik|yoğun bakım`,
  ],
  [
    'Human Resources',
    3,
    `sumber daya manusia|rekrutmen|perekrutan|kepegawaian|hrd|ik uzmanı|insan kaynakları|bordro|özlük|işe alım|personel işleri`,
  ],
  [
    'Information Technology',
    3,
    `teknologi informasi|sistem informasi|admin jaringan|jaringan komputer|operator komputer|bilişim|bilgi sistemleri|sistem uzmanı|sistem yöneticisi|ağ uzmanı|bt uzmanı|bilgisayar işletmeni`,
  ],
  [
    'Legal',
    3,
    `pengacara|advokat|notaris|legal officer|avukatı|avukat|hukuk müşaviri|hukuk danışmanı|noter|hakim|savcı|arabulucu`,
  ],
  [
    'Marketing',
    3,
    `pemasaran digital|periklanan|promosi|reklam|reklamcı|dijital pazarlama|marka|marka yöneticisi|sosyal medya|sosyal medya uzmanı`,
  ],
  [
    'Media and Communication',
    3,
    `wartawan|jurnalis|penulis|penyiar|penerjemah|penyunting|hubungan masyarakat|gazeteci|muhabir|yazar|çevirmen|tercüman|kurumsal iletişim|halkla ilişkiler|spiker`,
  ],
  [
    'Military and Protective Services',
    3,
    `satpam|petugas keamanan|keamanan|polisi|tentara|pemadam kebakaran|güvenlik|güvenlik amiri|polis|polis memuru|asker|itfaiyeci|bekçi`,
  ],
  [
    'Operations',
    3,
    `sopir|supir|pengemudi|kurir|petugas kebersihan|kebersihan|pramusaji|pelayan|koki|juru masak|barista|montir|mekanik|tukang|tukang las|tukang kayu|tukang batu|tukang listrik|operator produksi|ppic|ekspedisi|logistik|helper gudang|petugas kebun|
temizlik|temizlik görevlisi|temizlik personeli|şoför|kurye|garson|aşçıbaşı|barmen|depo|depo sorumlusu|sevkiyat|üretim|imalat|montaj|bakım|bakım onarım|teknik servis|teknik hizmetler|operasyon|vinç operatörü|forklift operatörü|kaynakçı|tornacı|tesisatçı|elektrikçi|marangoz|boyacı|terzi|kuaför|berber|çiftçi|şantiye şefi|inşaat|mutfak|kat görevlisi|ön büro|hosteslik`,
  ],
  ['Program and Project Management', 3, `proyek|manajer proyek|proje|proje sorumlusu|proje koordinatörü`],
  ['Purchasing', 3, `pembelian|staf pembelian|satın alma sorumlusu|satınalma|tedarik|tedarik zinciri`],
  ['Quality Assurance', 3, `pengendalian mutu|penjaminan mutu|kendali mutu|kalite güvence|kalite kontrolü|test uzmanı`],
  ['Real Estate', 3, `properti|agen properti|emlak|emlakçı|emlak danışmanı|gayrimenkul|gayrimenkul danışmanı`],
  ['Research', 3, `peneliti|laboran|analis laboratorium|araştırmacı|araştırma|kimyager|biyolog|jeolog|veri analisti`],
  [
    'Sales',
    3,
    `penjual|tenaga penjual|pramuniaga|kasir|wiraniaga|agen asuransi|kasiyer|mağaza|tezgahtar|reyon görevlisi|satış danışmanı|satış elemanı|satış temsilcisi|müşteri temsilcisi|bölge müdürü`,
  ],
  [
    'Support',
    3,
    `layanan nasabah|pelayanan pelanggan|müşteri hizmetleri temsilcisi|çağrı merkezi|müşteri ilişkileri|teknik destek`,
  ],
  [
    'Military and Protective Services',
    3,
    `astsubay|teğmen|üsteğmen|yüzbaşı|binbaşı|yarbay|albay|korgeneral|orgeneral|tümgeneral|tuğgeneral|oramiral|koramiral|komiser|başkomiser|emniyet müdürü|jandarma|uzman çavuş|tni|polri|tentara|brigadir|bintara|kolonel|letkol|babinsa|bhabinkamtibmas|damkar|pemadam kebakaran`,
  ],
  [
    'Healthcare Services',
    3,
    `hasta bakıcı|hasta kabul|asistan doktor|yaşlı bakım|bakıcı|diyetisyen|dokter|tenaga kesehatan|analis kesehatan|radiografer|fisioterapis`,
  ],
  ['Community and Social Services', 3, `sosyal çalışmacı|sosyal hizmet|pekerja sosial|pendeta|ustad|penyuluh`],
  ['Legal', 3, `jaksa|hakim|panitera|notaris|savcı|zabıt katibi|katip|stajyer avukat|icra memuru`],
  ['Finance', 3, `gişe|gişe görevlisi|gişe yetkilisi|teller bank|banka|kredi|perbankan`],
  ['Administrative', 4, `ofis elemanı|ofis asistanı|yönetici asistanı|ofis boy|çaycı`],
  [
    'Operations',
    3,
    `komi|aşçıbaşı|petani|nelayan|buruh pabrik|kurir|penjahit|montir|tukang kayu|tukang batu|tukang las|barber|tukang cukur|cuci piring|pelayan|pramusaji|dağıtım elemanı|kaporta ustası|terzi|berber|fırıncı|kasap|bahçıvan`,
  ],
  ['Education', 3, `doçent|profesör|okul|ders ücretli öğretmen|guru besar|guro|dosen tetap`],
  ['Sales', 3, `tindera|tindero|sales lapangan|sales promotion girl|spg|pedagang|pramuniaga|kasir|tezgahtar`],
];
