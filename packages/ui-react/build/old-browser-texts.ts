import { type LanguageCode, languages } from "@tradewind/domain/site";
import { browserNames, supportedBrowsers } from "./browsers.ts";

/** Title and text of the page for old browsers; `{{browsers}}` is the list. */
const texts: Readonly<Record<LanguageCode, readonly [title: string, text: string]>> = {
	en: [
		"Your browser is too old",
		"This app needs one of these browsers or a newer version: {{browsers}}. Update your browser or your device, then open this page again.",
	],
	hk: [
		"瀏覽器版本過舊",
		"本應用程式需要以下其中一款瀏覽器或其更新版本：{{browsers}}。請更新瀏覽器或裝置，然後重新開啟本頁。",
	],
	jp: [
		"ブラウザのバージョンが古すぎます",
		"このアプリには、次のいずれかのブラウザまたはそれより新しいバージョンが必要です：{{browsers}}。ブラウザまたは端末を更新してから、このページをもう一度開いてください。",
	],
	kr: [
		"브라우저 버전이 너무 낮습니다",
		"이 앱을 사용하려면 다음 브라우저 중 하나 또는 그보다 최신 버전이 필요합니다: {{browsers}}. 브라우저나 기기를 업데이트한 후 이 페이지를 다시 열어 주세요.",
	],
	th: [
		"เบราว์เซอร์ของคุณเก่าเกินไป",
		"แอปนี้ต้องใช้เบราว์เซอร์ใดเบราว์เซอร์หนึ่งต่อไปนี้ หรือเวอร์ชันที่ใหม่กว่า: {{browsers}} โปรดอัปเดตเบราว์เซอร์หรืออุปกรณ์ แล้วเปิดหน้านี้อีกครั้ง",
	],
	vn: [
		"Trình duyệt của bạn quá cũ",
		"Ứng dụng này cần một trong các trình duyệt sau hoặc phiên bản mới hơn: {{browsers}}. Hãy cập nhật trình duyệt hoặc thiết bị, rồi mở lại trang này.",
	],
	fr: [
		"Votre navigateur est trop ancien",
		"Cette application nécessite l’un de ces navigateurs ou une version plus récente\u00a0: {{browsers}}. Mettez à jour votre navigateur ou votre appareil, puis rouvrez cette page.",
	],
	de: [
		"Ihr Browser ist zu alt",
		"Diese App braucht einen dieser Browser oder eine neuere Version: {{browsers}}. Bitte aktualisieren Sie Ihren Browser oder Ihr Gerät und öffnen Sie diese Seite dann erneut.",
	],
	ru: [
		"Ваш браузер устарел",
		"Для приложения нужен один из этих браузеров или более новая версия: {{browsers}}. Обновите браузер или устройство и откройте эту страницу снова.",
	],
	spa: [
		"Su navegador es demasiado antiguo",
		"Esta aplicación necesita uno de estos navegadores o una versión más reciente: {{browsers}}. Actualice su navegador o su dispositivo y vuelva a abrir esta página.",
	],
	pt: [
		"Seu navegador é muito antigo",
		"Este app precisa de um destes navegadores ou de uma versão mais recente: {{browsers}}. Atualize o navegador ou o aparelho e abra esta página de novo.",
	],
	ar: [
		"المتصفح قديم جدًا",
		"يحتاج هذا التطبيق إلى أحد هذه المتصفحات أو إلى إصدار أحدث منها: {{browsers}}. حدّث متصفحك أو جهازك ثم افتح هذه الصفحة من جديد.",
	],
	it: [
		"Il browser è troppo vecchio",
		"Questa app richiede uno di questi browser o una versione più recente: {{browsers}}. Aggiorni il browser o il dispositivo e riapra questa pagina.",
	],
	tr: [
		"Tarayıcınız çok eski",
		"Bu uygulama için şu tarayıcılardan biri veya daha yeni bir sürümü gerekir: {{browsers}}. Tarayıcınızı veya cihazınızı güncelleyin, ardından bu sayfayı yeniden açın.",
	],
	id: [
		"Browser Anda terlalu lama",
		"Aplikasi ini memerlukan salah satu browser berikut atau versi yang lebih baru: {{browsers}}. Perbarui browser atau perangkat Anda, lalu buka kembali halaman ini.",
	],
	my: [
		"Pelayar anda terlalu lama",
		"Aplikasi ini memerlukan salah satu pelayar ini atau versi yang lebih baharu: {{browsers}}. Kemas kini pelayar atau peranti anda, kemudian buka semula halaman ini.",
	],
	hi: [
		"आपका ब्राउज़र बहुत पुराना है",
		"इस ऐप के लिए इनमें से कोई एक ब्राउज़र या उसका नया वर्शन चाहिए: {{browsers}}। अपना ब्राउज़र या डिवाइस अपडेट करें, फिर यह पेज दोबारा खोलें।",
	],
	cs: [
		"Váš prohlížeč je příliš starý",
		"Tato aplikace potřebuje jeden z těchto prohlížečů nebo jeho novější verzi: {{browsers}}. Aktualizujte prohlížeč nebo zařízení a otevřete tuto stránku znovu.",
	],
	pl: [
		"Przeglądarka jest zbyt stara",
		"Ta aplikacja wymaga jednej z tych przeglądarek lub jej nowszej wersji: {{browsers}}. Zaktualizuj przeglądarkę lub urządzenie, a potem otwórz tę stronę ponownie.",
	],
};

const separators: Partial<Record<LanguageCode, string>> = { hk: "、", jp: "、", ar: "\u200f، " };

export type OldBrowserText = readonly [
	code: string,
	tag: string,
	direction: string,
	title: string,
	text: string,
];

/** The texts of all languages; the first one is English. */
export const oldBrowserTexts: readonly OldBrowserText[] = languages.map(({ code, tag, direction }) => {
	const [title, text] = texts[code];
	const list = browserNames(supportedBrowsers()).join(separators[code] ?? ", ");
	return [code, tag, direction, title, text.replace("{{browsers}}", list)];
});
