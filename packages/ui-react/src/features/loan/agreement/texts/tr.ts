import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "tr",
	direction: "ltr",
	title: "Kredi sözleşmesi",
	rules: {
		title: "Bölüm 1: Kredi kuralları",
		intro: "Bu kurallar {site} tarafından verilen her kredi için geçerlidir.",
		items: [
			"Yalnızca kredi başvurusu onaylanmış müşteriler kredi alabilir.",
			"{site} her talebi inceler ve reddedebilir.",
			"Başvurudaki tüm bilgiler doğru, eksiksiz ve güncel olmalıdır.",
			"Geri ödenecek tutar; kredi tutarı, faiz ve varsa gecikme cezasının toplamıdır.",
		],
	},
	contract: {
		title: "Bölüm 2: Kredi sözleşmesi",
		parties: "{date} tarihinde {site} (kredi veren) ile aşağıdaki kredi alan arasında yapılmıştır:",
		borrower: [
			"Ad soyad: {firstName} {lastName}",
			"Ülke: {country}",
			"Cep telefonu: {mobile}",
			"Müşteri numarası: {uid}",
		],
		agree: "Kredi veren ve kredi alan aşağıdaki yedi koşulda anlaşır:",
	},
	terms: [
		["1. Tutar", "Kredi veren, kredi alana {amount} {currency} tutarında kredi verir."],
		["2. Kredi vadesi", "Kredi vadesi {loanPeriod} gündür."],
		["3. Faizsiz günler", "İlk {freePeriod} gün için faiz alınmaz."],
		[
			"4. Faiz",
			"Kalan {interestDays} gün için her gün tutarın %{dailyRate} oranında faiz alınır. Faize faiz işletilmez.",
		],
		[
			"5. Geri ödeme",
			"Kredi alan, en geç vade sonunda tutarı, faizi ve varsa gecikme cezasını {site} tarafından bildirilen hesaba öder ve ödeme belgesini yükler. {site} ödemeyi onayladığında kredi kapanmış olur.",
		],
		[
			"6. Gecikme",
			"Kredi geç ödenirse faize ek olarak gecikme cezası alınır. Gecikme cezası oranı %{penaltyRate} olarak uygulanır.",
		],
		[
			"7. Kısıtlamalar",
			"Kredi geri ödenmediği sürece kredi alan işlem yapabilir, ancak para çekemez veya transfer edemez.",
		],
	],
	liability: {
		title: "Bölüm 3: Hukuki sorumluluk",
		items: [
			"Kredi alan; kredinin, faizin ve varsa gecikme cezasının geri ödenmesinden sorumludur.",
			"Kredi alan ödemezse {site}, borcu ve tahsilat masraflarını mahkeme yoluyla talep edebilir.",
			"Kredi alan yanlış bilgi veya sahte belge verirse borcun tamamı derhal muaccel olur. Bu bir suç oluşturabilir.",
		],
	},
	confirm: "Kredi alan, imzasıyla üç bölümün tamamını okuduğunu, anladığını ve kabul ettiğini onaylar.",
	signature: "Kredi alanın imzası:",
};
