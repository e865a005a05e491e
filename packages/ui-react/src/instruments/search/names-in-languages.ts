/**
 * Names in the languages of the app by the parts of codes that they stand for: browsers know the names of metals in some languages
 * only, and none of commodities, indices and coins.
 */
export const namesInLanguages: Readonly<Record<string, string>> = {
	xau: "gold, zlato, or, emas, oro, złoto, ouro, золото, altın, vàng, ذهب, الذهب, सोना, ทอง, ทองคำ, 黃金, 黄金, 金, ゴールド, 금, 골드",
	xag: "silver, Silber, stříbro, argent, argento, perak, plata, srebro, prata, серебро, gümüş, bạc, فضة, الفضة, चाँदी, चांदी, โลหะเงิน, เงิน, 白銀, 白银, 銀, シルバー, 은",
	xpt: "platinum, platina, platine, platino, platyna, платина, platin, bạch kim, بلاتين, البلاتين, प्लैटिनम, प्लेटिनम, แพลทินัม, 鉑金, 铂金, プラチナ, 백금",
	"oil wti brent xti xbr":
		"oil, crude, petroleum, Öl, Erdöl, Rohöl, Oel, Erdoel, Rohoel, ropa, ropa naftowa, nafta, pétrole, brut, minyak, minyak mentah, petrolio, greggio, petróleo, crudo, нефть, petrol, ham petrol, dầu, dầu thô, dầu mỏ, نفط, النفط, خام, بترول, البترول, तेल, कच्चा तेल, क्रूड, น้ำมัน, น้ำมันดิบ, 原油, 石油, オイル, 원유, 석유, 오일",
	"ukoil brent xbr":
		"brent, брент, برنت, ब्रेंट, เบรนท์, 布蘭特, 布伦特, 布倫特, ブレント, 브렌트, خام برنت, Ropa Brent, Brent-Rohöl, Brent oil, Pétrole Brent, ब्रेंट कच्चा तेल, 布蘭特原油, Minyak Brent, Petrolio Brent, ブレント原油, 브렌트유, Petróleo Brent, Нефть Брент, น้ำมันเบรนท์, Brent petrol, Dầu Brent",
	"gas xng":
		"gas, natural gas, Erdgas, plyn, zemní plyn, gaz, gaz naturel, gas alam, gas asli, gas naturale, gas natural, metano, gaz ziemny, gás, gás natural, газ, природный газ, doğal gaz, doğalgaz, khí, khí tự nhiên, khí đốt, غاز, الغاز, الغاز الطبيعي, गैस, प्राकृतिक गैस, ก๊าซ, แก๊ส, ก๊าซธรรมชาติ, 天然氣, 天然气, 天然ガス, ガス, 천연가스, 가스",
	"us100 nas100":
		"nasdaq, насдак, ناسداك, नैस्डैक, แนสแด็ก, 納斯達克, 纳斯达克, 那斯達克, ナスダック, 나스닥, التقنية الأمريكية 100, USA Tech 100, US Tech 100, Tech USA 100, अमेरिका टेक 100, 美國科技 100, Teknologi AS 100, 米国テクノロジー100, 미국 기술주 100, Tecnologia EUA 100, Технологии США 100, Tecnología EE. UU. 100, เทคสหรัฐ 100, ABD Teknoloji 100, Công nghệ Mỹ 100",
	"us30 dj30":
		"Wall Street, Dow Jones, Уолл-стрит, Доу-Джонс, وول ستريت, داو جونز, वॉल स्ट्रीट, डाउ जोन्स, วอลล์สตรีท, ดาวโจนส์, 華爾街, 华尔街, 道瓊, 道琼斯, ウォール街, ダウ, 월스트리트, 다우, Phố Wall, وول ستريت 30, Wall Street 30, वॉल स्ट्रीट 30, 華爾街 30, ウォール街30, 월스트리트 30, Уолл-стрит 30, วอลล์สตรีท 30, Phố Wall 30",
	"us500 spx":
		"S&P 500, Standard & Poor's, 標普, 标普, 標準普爾, أمريكا 500, USA 500, US 500, États-Unis 500, अमेरिका 500, 美國 500, AS 500, 米国500, 미국 500, EUA 500, США 500, EE. UU. 500, สหรัฐ 500, ABD 500, Mỹ 500",
	"ger40 de40":
		"DAX, дакс, داكس, 德指, ダックス, 닥스, ألمانيا 40, Německo 40, Deutschland 40, Germany 40, Allemagne 40, जर्मनी 40, 德國 40, Jerman 40, Germania 40, ドイツ40, 독일 40, Niemcy 40, Alemanha 40, Германия 40, Alemania 40, เยอรมนี 40, Almanya 40, Đức 40",
	uk100:
		"FTSE, футси, فوتسي, 富時, 富时, بريطانيا 100, Velká Británie 100, Großbritannien 100, UK 100, Royaume-Uni 100, ब्रिटेन 100, 英國 100, Inggris 100, Regno Unito 100, 英国100, 영국 100, Wielka Brytania 100, Reino Unido 100, Великобритания 100, อังกฤษ 100, Birleşik Krallık 100, Anh 100",
	hk50: "Hang Seng, Ханг Сенг, Хан Сен, هانغ سنغ, हैंग सेंग, ฮั่งเส็ง, 恒生, 恆生, ハンセン, 항셍, هونغ كونغ 50, Hongkong 50, Hong Kong 50, हांगकांग 50, 香港 50, 香港50, 홍콩 50, Гонконг 50, ฮ่องกง 50, Hồng Kông 50",
	jp225:
		"Nikkei, никкей, نيكاي, निक्केई, นิกเกอิ, 日經, 日经, 日経, 닛케이, اليابان 225, Japonsko 225, Japan 225, Japon 225, जापान 225, 日本 225, Jepang 225, Giappone 225, 日本225, 일본 225, Jepun 225, Japonia 225, Japão 225, Япония 225, Japón 225, ญี่ปุ่น 225, Japonya 225, Nhật Bản 225",
	btc: "Bitcoin, биткоин, биткойн, بيتكوين, بتكوين, बिटकॉइन, บิตคอยน์, บิทคอยน์, 比特幣, 比特币, ビットコイン, 비트코인",
	eth: "Ethereum, Ether, эфириум, эфир, إيثريوم, إيثيريوم, إثيريوم, एथेरियम, इथेरियम, อีเธอเรียม, 以太, 以太坊, イーサリアム, 이더리움",
	sol: "Solana, солана, سولانا, सोलाना, โซลานา, 索拉納, ソラナ, 솔라나",
	xrp: "Ripple, XRP, рипл, риппл, ريبل, रिपल, ริปเปิล, 瑞波, リップル, 리플",
	doge: "Dogecoin, догикоин, доджкоин, دوجكوين, डॉजकॉइन, โดชคอยน์, 狗狗幣, 狗狗币, ドージコイン, 도지코인",
	ltc: "Litecoin, лайткоин, لايتكوين, लाइटकॉइन, ไลต์คอยน์, 萊特幣, 莱特币, ライトコイン, 라이트코인",
	"usoil wti xti":
		"النفط الأمريكي, Ropa z USA, US-Rohöl, US crude oil, Pétrole américain, अमेरिकी कच्चा तेल, 美國原油, Minyak mentah AS, Petrolio USA, 米国原油, 미국 원유, Petróleo dos EUA, Нефть США, Crudo de EE. UU., น้ำมันดิบสหรัฐ, ABD ham petrolü, Dầu thô Mỹ",
};
