/**
 * Provinces, prefectures and cities of East Asia, Ukraine, Israel and Greece that the table of places knows by their Latin names alone: that
 * name | the names in their own writing; of Chinese, Japanese and Korean ones without the word for what they are ('省', '県', '시'), of
 * Ukrainian ones with the endings that they have behind 'у' and 'з'.
 */
export const LOCAL_PLACE_NAMES = `
Guangdong | 广东
Zhejiang | 浙江
Jiangsu | 江苏
Shandong | 山东
Fujian | 福建
Sichuan | 四川
Hubei | 湖北
Hunan | 湖南
Henan | 河南
Hebei | 河北
Anhui | 安徽
Jiangxi | 江西
Shaanxi | 陕西
Shanxi | 山西
Liaoning | 辽宁
Jilin | 吉林
Heilongjiang | 黑龙江
Yunnan | 云南
Guizhou | 贵州
Guangxi | 广西
Hainan | 海南
Gansu | 甘肃
Inner Mongolia | 内蒙古
Xinjiang | 新疆
Tibet | 西藏
Ningxia | 宁夏
Qinghai | 青海
Chongqing | 重庆
Tianjin | 天津
Suzhou | 苏州
Hangzhou | 杭州
Ningbo | 宁波
Dongguan | 东莞
Foshan | 佛山
Xiamen | 厦门
Qingdao | 青岛
Wuxi | 无锡
Nanjing | 南京
Wuhan | 武汉
Chengdu | 成都
Xi'an | 西安
Zhengzhou | 郑州
Changsha | 长沙
Hefei | 合肥
Dalian | 大连
Jinan | 济南
Kunming | 昆明
Zhuhai | 珠海
Yiwu | 义乌
Taiwan | 台湾, 台灣
Taichung | 台中
Kaohsiung | 高雄
Hsinchu | 新竹
Singapore | 新加坡
Hokkaido | 北海道
Aomori | 青森
Iwate | 岩手
Miyagi | 宮城
Akita | 秋田
Yamagata | 山形
Fukushima | 福島
Ibaraki | 茨城
Tochigi | 栃木
Gunma | 群馬
Saitama | 埼玉
Chiba | 千葉
Kanagawa | 神奈川
Niigata | 新潟
Toyama | 富山
Ishikawa | 石川
Fukui | 福井
Yamanashi | 山梨
Nagano | 長野
Gifu | 岐阜
Shizuoka | 静岡
Aichi | 愛知
Mie | 三重
Shiga | 滋賀
Hyogo | 兵庫
Nara | 奈良
Wakayama | 和歌山
Tottori | 鳥取
Shimane | 島根
Okayama | 岡山
Hiroshima | 広島
Yamaguchi | 山口
Tokushima | 徳島
Kagawa | 香川
Ehime | 愛媛
Kochi, Japan | 高知
Fukuoka | 福岡
Saga | 佐賀
Nagasaki | 長崎
Kumamoto | 熊本
Oita | 大分
Miyazaki | 宮崎
Kagoshima | 鹿児島
Okinawa | 沖縄
Sendai | 仙台
Kobe | 神戸
Kyoto | 京都
Nagoya | 名古屋
Kawasaki | 川崎
Kitakyushu | 北九州
Hamamatsu | 浜松
Tokyo | 東京, 渋谷, 新宿, 六本木, 港区, 渋谷区, 千代田区
Osaka | 大阪
Gyeonggi-do | 경기, 경기도, 판교, 분당, 성남
Gangwon | 강원, 강원도
Seoul | 서울, 서울시, 강남, 강남구, 여의도, 성수
Busan | 부산, 부산시
Daegu | 대구
Incheon | 인천
Gwangju | 광주
Daejeon | 대전
Ulsan | 울산
Sejong | 세종
Jeju | 제주, 제주도
Suwon | 수원
Changwon | 창원
South Korea | 한국, 대한민국
Japan | 日本
China | 中国
Kyiv | Київ, Києві, Києва, Київі
Kharkiv | Харків, Харкові, Харкова
Odesa | Одеса, Одесі, Одеси
Lviv | Львів, Львові, Львова
Dnipro | Дніпро, Дніпрі, Дніпра
Zaporizhia | Запоріжжя, Запоріжжі
Vinnytsia | Вінниця, Вінниці
Ternopil | Тернопіль, Тернополі, Тернополя
Ivano-Frankivsk | Івано-Франківськ, Івано-Франківську
Poltava | Полтава, Полтаві, Полтави
Chernivtsi | Чернівці, Чернівцях
Ukraine | Україна, Україні, України
Jerusalem | ירושלים
Haifa | חיפה
Beersheba | באר שבע
Ramat Gan | רמת גן
Herzliya | הרצליה
Petah Tiqwa | פתח תקווה, פתח תקוה
Rishon LeẔiyyon | ראשון לציון
Netanya | נתניה
Rehovot | רחובות
Tel Aviv | תל אביב
Israel | ישראל
Thessaloniki | Θεσσαλονίκη, Θεσσαλονίκης
Patra | Πάτρα, Πάτρας
Heraklion | Ηράκλειο, Ηρακλείου
Larisa | Λάρισα, Λάρισας
Volos | Βόλος, Βόλο
Athens | Αθήνα, Αθήνας
Greece | Ελλάδα, Ελλάδας
`;
