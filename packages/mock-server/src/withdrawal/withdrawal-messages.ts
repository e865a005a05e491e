import type { Translated } from "../api/language.ts";

/** The platform's messages about withdrawals and payout methods. */
export const withdrawalMessages = {
	"withdrawal sent": {
		en: "Withdrawal submitted",
		hk: "已提交出金申請",
		ar: "تم تقديم طلب السحب",
	},
	"withdrawals not offered": {
		en: "Withdrawals of this kind are not available",
		hk: "暫不提供此類出金",
		ar: "هذا النوع من السحب غير متاح",
	},
	"no such draw currency": {
		en: "There is no such withdrawal currency",
		hk: "沒有此出金貨幣",
		ar: "لا توجد عملة سحب كهذه",
	},
	"draw amount wrong": {
		en: "The amount must be above zero and have at most two decimals",
		hk: "金額必須大於零，最多兩位小數",
		ar: "يجب أن يكون المبلغ أكبر من الصفر وبمنزلتين عشريتين على الأكثر",
	},
	"draw amount too small": {
		en: "The fee takes the whole amount",
		hk: "手續費已等於或高於金額",
		ar: "الرسوم تستهلك المبلغ كله",
	},
	"draw amount above balance": {
		en: "The balance is not sufficient",
		hk: "餘額不足",
		ar: "الرصيد غير كافٍ",
	},
	"no such way": {
		en: "There is no such payout method",
		hk: "沒有此收款方式",
		ar: "لا توجد طريقة دفع كهذه",
	},
	"address not accepted": {
		en: "The address does not fit {currency} on {network}",
		hk: "地址不適用於 {network} 網絡的 {currency}",
		ar: "العنوان لا يناسب {currency} على شبكة {network}",
	},
	"typed address not offered": {
		en: "Please choose a bound address",
		hk: "請選擇已綁定的地址",
		ar: "يرجى اختيار عنوان مرتبط",
	},
	"pay password not set": {
		en: "Please set a pay password first",
		hk: "請先設定支付密碼",
		ar: "يرجى تعيين كلمة مرور الدفع أولًا",
	},
	"pay password wrong": {
		en: "The pay password is wrong",
		hk: "支付密碼不正確",
		ar: "كلمة مرور الدفع غير صحيحة",
	},
	"way bound": { en: "Payout method added", hk: "已新增收款方式", ar: "أُضيفت طريقة الدفع" },
	"way removed": { en: "Payout method removed", hk: "已刪除收款方式", ar: "حُذفت طريقة الدفع" },
	"way already bound": {
		en: "This payout method is already bound",
		hk: "此收款方式已綁定",
		ar: "طريقة الدفع هذه مرتبطة بالفعل",
	},
	"bank names missing": {
		en: "The names of payee and bank are required",
		hk: "必須填寫收款人及銀行名稱",
		ar: "اسم المستفيد واسم البنك مطلوبان",
	},
	"way text too long": {
		en: "A field is longer than {length} characters",
		hk: "欄位超過 {length} 個字元",
		ar: "أحد الحقول أطول من {length} حرف",
	},
	"withdrawal waits": { en: "Under review", hk: "審核中", ar: "قيد المراجعة" },
	"withdrawal paid": { en: "Paid out", hk: "已出金", ar: "تم الدفع" },
	"withdrawal rejected": { en: "Rejected", hk: "已拒絕", ar: "مرفوض" },
} as const satisfies Record<string, Translated>;
