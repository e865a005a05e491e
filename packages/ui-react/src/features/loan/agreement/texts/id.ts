import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "id",
	direction: "ltr",
	title: "Perjanjian pinjaman",
	rules: {
		title: "Bagian 1: Aturan pinjaman",
		intro: "Aturan ini berlaku untuk setiap pinjaman dari {site}.",
		items: [
			"Hanya nasabah yang pengajuan pinjamannya telah disetujui yang dapat meminjam.",
			"{site} meninjau setiap pengajuan dan dapat menolaknya.",
			"Semua keterangan dalam pengajuan harus benar, lengkap, dan terbaru.",
			"Jumlah yang harus dilunasi adalah nominal pinjaman ditambah bunga dan denda, jika ada.",
		],
	},
	contract: {
		title: "Bagian 2: Kontrak pinjaman",
		parties: "Dibuat pada {date} antara {site} (pemberi pinjaman) dan peminjam:",
		borrower: [
			"Nama: {firstName} {lastName}",
			"Negara: {country}",
			"Nomor ponsel: {mobile}",
			"Nomor nasabah: {uid}",
		],
		agree: "Pemberi pinjaman dan peminjam menyepakati tujuh ketentuan berikut:",
	},
	terms: [
		["1. Nominal", "Pemberi pinjaman meminjamkan {amount} {currency} kepada peminjam."],
		["2. Tenor", "Tenor pinjaman adalah {loanPeriod} hari."],
		["3. Hari bebas bunga", "Tidak ada bunga untuk {freePeriod} hari pertama."],
		[
			"4. Bunga",
			"Untuk {interestDays} hari selanjutnya, dikenakan bunga sebesar {dailyRate}% dari nominal pinjaman per hari. Tidak ada bunga berbunga.",
		],
		[
			"5. Pelunasan",
			"Selambat-lambatnya pada akhir tenor, peminjam membayar nominal pinjaman, bunga, dan denda (jika ada) ke rekening yang ditunjuk {site} dan mengunggah bukti pembayaran. Pinjaman lunas setelah {site} mengonfirmasi pembayaran tersebut.",
		],
		[
			"6. Keterlambatan",
			"Jika pinjaman terlambat dilunasi, dikenakan denda di samping bunga. Tarif denda adalah {penaltyRate}%.",
		],
		[
			"7. Pembatasan",
			"Selama pinjaman belum lunas, peminjam dapat bertransaksi, tetapi tidak dapat menarik atau mentransfer uang.",
		],
	],
	liability: {
		title: "Bagian 3: Tanggung jawab hukum",
		items: [
			"Peminjam bertanggung jawab atas pelunasan pinjaman, bunga, dan semua denda.",
			"Jika peminjam tidak membayar, {site} dapat menuntut utang beserta biaya penagihannya melalui pengadilan.",
			"Jika peminjam memberikan keterangan palsu atau dokumen palsu, seluruh utang langsung jatuh tempo. Hal ini dapat merupakan tindak pidana.",
		],
	},
	confirm:
		"Dengan menandatangani, peminjam menyatakan telah membaca, memahami, dan menyetujui ketiga bagian ini.",
	signature: "Tanda tangan peminjam:",
};
