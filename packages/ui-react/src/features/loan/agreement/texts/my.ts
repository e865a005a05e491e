import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "ms",
	direction: "ltr",
	title: "Perjanjian pinjaman",
	rules: {
		title: "Bahagian 1: Peraturan pinjaman",
		intro: "Peraturan ini terpakai bagi setiap pinjaman daripada {site}.",
		items: [
			"Hanya pelanggan yang permohonan pinjamannya telah diluluskan boleh meminjam.",
			"{site} menyemak setiap permohonan dan boleh menolaknya.",
			"Semua maklumat dalam permohonan mestilah benar, lengkap dan terkini.",
			"Jumlah yang perlu dibayar balik ialah amaun pinjaman, faedah dan penalti, jika ada.",
		],
	},
	contract: {
		title: "Bahagian 2: Kontrak pinjaman",
		parties: "Dibuat pada {date} antara {site} (pemberi pinjaman) dengan peminjam:",
		borrower: [
			"Nama: {firstName} {lastName}",
			"Negara: {country}",
			"Nombor telefon bimbit: {mobile}",
			"Nombor pelanggan: {uid}",
		],
		agree: "Pemberi pinjaman dan peminjam bersetuju dengan tujuh terma berikut:",
	},
	terms: [
		["1. Amaun", "Pemberi pinjaman meminjamkan {amount} {currency} kepada peminjam."],
		["2. Tempoh pinjaman", "Tempoh pinjaman ialah {loanPeriod} hari."],
		["3. Hari tanpa faedah", "Tiada faedah dikenakan bagi {freePeriod} hari pertama."],
		[
			"4. Faedah",
			"Bagi {interestDays} hari yang selebihnya, faedah sebanyak {dailyRate}% daripada amaun pinjaman dikenakan setiap hari. Tiada faedah dikenakan atas faedah.",
		],
		[
			"5. Bayaran balik",
			"Selewat-lewatnya pada akhir tempoh pinjaman, peminjam membayar balik amaun pinjaman, faedah dan penalti (jika ada) ke akaun yang ditetapkan oleh {site} dan memuat naik bukti pembayaran. Pinjaman selesai dibayar apabila {site} mengesahkan bayaran itu.",
		],
		[
			"6. Bayaran lewat",
			"Jika pinjaman lewat dibayar balik, penalti dikenakan selain faedah. Kadar penalti ialah {penaltyRate}%.",
		],
		[
			"7. Sekatan",
			"Selagi pinjaman belum dibayar balik, peminjam boleh berdagang tetapi tidak boleh mengeluarkan atau memindahkan wang.",
		],
	],
	liability: {
		title: "Bahagian 3: Liabiliti undang-undang",
		items: [
			"Peminjam bertanggungjawab membayar balik pinjaman, faedah dan semua penalti.",
			"Jika peminjam tidak membayar, {site} boleh menuntut hutang dan kos kutipannya di mahkamah.",
			"Jika peminjam memberikan maklumat palsu atau dokumen palsu, seluruh hutang perlu dibayar serta-merta. Perbuatan ini mungkin merupakan kesalahan jenayah.",
		],
	},
	confirm:
		"Dengan menandatangani, peminjam mengesahkan telah membaca, memahami dan menerima ketiga-tiga bahagian ini.",
	signature: "Tandatangan peminjam:",
};
