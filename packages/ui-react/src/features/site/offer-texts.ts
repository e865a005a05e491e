import type { LanguageCode } from "@tradewind/domain/site";

/** The offer of a language, in that language: its words are not loaded, since the page is in another one. */
export const offerTexts: Readonly<
	Record<LanguageCode, { readonly title: string; readonly yes: string; readonly no: string }>
> = {
	en: { title: "View this site in English?", yes: "View in English", no: "No, thanks" },
	hk: { title: "以繁體中文瀏覽本網站？", yes: "使用繁體中文", no: "不用了" },
	jp: { title: "このサイトを日本語で表示しますか？", yes: "日本語で表示", no: "いいえ" },
	kr: { title: "이 사이트를 한국어로 볼까요?", yes: "한국어로 보기", no: "아니요" },
	th: { title: "แสดงเว็บไซต์นี้เป็นภาษาไทยหรือไม่", yes: "ใช้ภาษาไทย", no: "ไม่ใช้" },
	vn: { title: "Xem trang này bằng tiếng Việt?", yes: "Dùng tiếng Việt", no: "Không, cảm ơn" },
	fr: { title: "Afficher ce site en français\u202f?", yes: "En français", no: "Non, merci" },
	de: { title: "Diese Website auf Deutsch anzeigen?", yes: "Auf Deutsch", no: "Nein, danke" },
	ru: { title: "Показать сайт на русском языке?", yes: "На русском", no: "Нет, спасибо" },
	spa: { title: "¿Ver este sitio en español?", yes: "En español", no: "No, gracias" },
	pt: { title: "Ver este site em português?", yes: "Em português", no: "Agora não" },
	ar: { title: "هل تريد عرض الموقع بالعربية؟", yes: "عرض بالعربية", no: "لا، شكرًا" },
	it: { title: "Visualizzare il sito in italiano?", yes: "In italiano", no: "No, grazie" },
	tr: { title: "Site Türkçe gösterilsin mi?", yes: "Türkçe göster", no: "Hayır" },
	id: { title: "Lihat situs ini dalam Bahasa Indonesia?", yes: "Bahasa Indonesia", no: "Tidak" },
	my: { title: "Lihat laman ini dalam Bahasa Melayu?", yes: "Bahasa Melayu", no: "Tidak" },
	hi: { title: "क्या यह साइट हिन्दी में देखनी है?", yes: "हिन्दी में देखें", no: "नहीं" },
	cs: { title: "Zobrazit tento web v češtině?", yes: "V češtině", no: "Ne, děkuji" },
	pl: { title: "Wyświetlić tę stronę po polsku?", yes: "Po polsku", no: "Nie, dziękuję" },
};
