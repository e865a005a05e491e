import type { Translated } from "../api/language.ts";

/** The platform's messages about transfers. */
export const transferMessages = {
	transferred: { en: "Transfer completed", hk: "轉帳完成", ar: "تم التحويل" },
	"transfers not offered": {
		en: "Transfers are not available: there is only one account",
		hk: "只有一個帳戶，不設轉帳",
		ar: "التحويلات غير متاحة: يوجد حساب واحد فقط",
	},
	"no account for transfers": {
		en: "from, to: there is no such account",
		hk: "from、to：沒有此帳戶",
		ar: "from، to: لا يوجد حساب كهذا",
	},
	"transfer within an account": {
		en: "to: must be another account than from",
		hk: "to：須與 from 不同",
		ar: "to: يجب أن يكون حسابًا غير from",
	},
	"transfer of nothing": {
		en: "balance: must be more than 0",
		hk: "balance：須大於 0",
		ar: "balance: يجب أن يكون أكبر من 0",
	},
	"transfer too fine": {
		en: "balance: at most 2 decimals",
		hk: "balance：最多 2 位小數",
		ar: "balance: منزلتان عشريتان كحد أقصى",
	},
	"currency of another account": {
		en: "currency_id: is not the currency of the account",
		hk: "currency_id：並非該帳戶的貨幣",
		ar: "currency_id: ليست عملة الحساب",
	},
	"transfer above balance": {
		en: "The available balance of the account is not enough",
		hk: "帳戶可用餘額不足",
		ar: "الرصيد المتاح في الحساب لا يكفي",
	},
} as const satisfies Record<string, Translated>;
