import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "vi",
	direction: "ltr",
	title: "Thỏa thuận vay",
	rules: {
		title: "Phần 1: Quy định vay",
		intro: "Các quy định này áp dụng cho mọi khoản vay của {site}.",
		items: [
			"Chỉ khách hàng có đơn xin vay đã được phê duyệt mới được vay.",
			"{site} xem xét từng yêu cầu và có thể từ chối.",
			"Mọi thông tin trong đơn phải đúng sự thật, đầy đủ và mới nhất.",
			"Số tiền phải trả là tổng của số tiền vay, tiền lãi và tiền phạt (nếu có).",
		],
	},
	contract: {
		title: "Phần 2: Hợp đồng vay",
		parties: "Được lập ngày {date} giữa {site} (bên cho vay) và bên vay:",
		borrower: [
			"Họ và tên: {lastName} {firstName}",
			"Quốc gia: {country}",
			"Số di động: {mobile}",
			"Mã khách hàng: {uid}",
		],
		agree: "Bên cho vay và bên vay thống nhất bảy điều khoản sau:",
	},
	terms: [
		["1. Số tiền", "Bên cho vay cấp cho bên vay khoản vay {amount} {currency}."],
		["2. Thời hạn vay", "Thời hạn vay là {loanPeriod} ngày."],
		["3. Ngày miễn lãi", "Không tính lãi cho {freePeriod} ngày đầu tiên."],
		[
			"4. Tiền lãi",
			"Trong {interestDays} ngày còn lại, mỗi ngày tính lãi bằng {dailyRate}% số tiền vay. Không tính lãi trên lãi.",
		],
		[
			"5. Trả nợ",
			"Chậm nhất vào cuối thời hạn vay, bên vay trả số tiền vay, tiền lãi và tiền phạt (nếu có) vào tài khoản do {site} chỉ định và tải lên chứng từ thanh toán. Khoản vay được coi là đã trả khi {site} xác nhận khoản thanh toán.",
		],
		["6. Trả chậm", "Nếu trả nợ chậm, ngoài tiền lãi còn bị tính tiền phạt. Mức phạt là {penaltyRate}%."],
		[
			"7. Hạn chế",
			"Khi khoản vay chưa được trả, bên vay được giao dịch nhưng không được rút hoặc chuyển tiền.",
		],
	],
	liability: {
		title: "Phần 3: Trách nhiệm pháp lý",
		items: [
			"Bên vay chịu trách nhiệm trả khoản vay, tiền lãi và mọi khoản tiền phạt.",
			"Nếu bên vay không trả, {site} có thể yêu cầu tòa án buộc trả nợ và chi phí thu hồi nợ.",
			"Nếu bên vay cung cấp thông tin sai sự thật hoặc giấy tờ giả, toàn bộ khoản nợ đến hạn ngay lập tức. Hành vi này có thể bị truy cứu hình sự.",
		],
	},
	confirm: "Bằng chữ ký của mình, bên vay xác nhận đã đọc, hiểu và chấp nhận cả ba phần.",
	signature: "Chữ ký của bên vay:",
};
