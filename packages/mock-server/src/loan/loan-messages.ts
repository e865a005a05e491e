import type { Translated } from "../api/language.ts";

/** The platform's messages about loans. */
export const loanMessages = {
	"loan application sent": {
		en: "Application submitted. It will be reviewed.",
		hk: "貸款申請已提交，將會審核。",
		ar: "قُدِّم طلب القرض وستتم مراجعته.",
	},
	"loan application waits": {
		en: "Your loan application is being reviewed",
		hk: "你的貸款申請正在審核",
		ar: "طلب القرض قيد المراجعة",
	},
	"loan application approved": {
		en: "Your loan application is already approved",
		hk: "你的貸款申請已獲批准",
		ar: "تمت الموافقة على طلب القرض بالفعل",
	},
	"loan field missing": {
		en: "{field}: is required",
		hk: "{field}：必須填寫",
		ar: "{field}: مطلوب",
	},
	"loan picture unknown": {
		en: "{field}: the picture is not on the platform. Please upload it again",
		hk: "{field}：平台沒有此圖片，請重新上載",
		ar: "{field}: الصورة غير موجودة على المنصة. يرجى رفعها من جديد",
	},
	"loan not approved": {
		en: "Please apply for loans first",
		hk: "請先提交貸款申請",
		ar: "يرجى التقدم بطلب القرض أولًا",
	},
	"no such loan plan": {
		en: "config_id: this loan is not offered",
		hk: "config_id：沒有此貸款計劃",
		ar: "config_id: هذا القرض غير متاح",
	},
	"loan amount outside": {
		en: "amount: must be {minimum} to {maximum}",
		hk: "amount：須為 {minimum} 至 {maximum}",
		ar: "amount: يجب أن يكون من {minimum} إلى {maximum}",
	},
	"loan not signed": {
		en: "The agreement is not signed",
		hk: "協議尚未簽署",
		ar: "الاتفاقية غير موقّعة",
	},
	"loan open": {
		en: "Loan #{number} is not closed yet. Only one loan at a time",
		hk: "貸款 #{number} 尚未結清，每次只限一筆貸款",
		ar: "القرض #{number} لم يُغلق بعد. قرض واحد فقط في كل مرة",
	},
	"loan asked for": {
		en: "Loan submitted. It will be reviewed.",
		hk: "貸款已提交，將會審核。",
		ar: "قُدِّم طلب القرض وستتم مراجعته.",
	},
	"no such loan": {
		en: "loan_id: there is no such loan",
		hk: "loan_id：沒有此貸款",
		ar: "loan_id: لا يوجد قرض بهذا الرقم",
	},
	"loan not to repay": {
		en: "loan_id: this loan is not to be repaid now",
		hk: "loan_id：此貸款現時無須償還",
		ar: "loan_id: هذا القرض غير مستحق السداد الآن",
	},
	"no such repayment account": {
		en: "charge_id: there is no such address",
		hk: "charge_id：沒有此地址",
		ar: "charge_id: لا يوجد عنوان كهذا",
	},
	"repayment sent": {
		en: "Repayment reported. The proof will be checked.",
		hk: "還款已提交，將會核實憑證。",
		ar: "تم الإبلاغ عن السداد. سيُفحص الإثبات.",
	},
	"loan unpaid": {
		en: "Loan #{number} is not repaid. Until then you can trade, but not withdraw or transfer money. Repay it under Loans.",
		hk: "貸款 #{number} 尚未還清。還清前可交易，但不可出金或轉帳，請於「貸款」還款。",
		ar: "القرض #{number} لم يُسدَّد. حتى سداده يمكنك التداول دون سحب المال أو تحويله. سدّده ضمن القروض.",
	},
} as const satisfies Record<string, Translated>;
