import type { Meanings } from "./meanings.ts";

const accountType =
	"`forex` the account of contracts, `micro` that of micro orders, `change` the account for transfers, funds and the wallet";

/** Fields that the platform computes of the open orders, in the site's currency. */
export const totals = {
	ProfitsTotal: "Floating profit of all holding orders, in the site's currency",
	HazardRate:
		"Margin level in percent: free and locked money with the floating profit, divided by the margin of the holding orders; `0` without them",
	CautionMoneyAll: "Margin of all holding and pending orders, in the site's currency",
};

export const accountMeanings: Meanings = {
	AccountBalance: {
		about: "Money of one account of the customer, in the site's currency (Spec 1 §3)",
		fields: {
			accountTypeId: "Names the account in the other calls",
			type: accountType,
			balance: "Free money",
			lockBalance: "Locked money: margins, amounts of micro orders and withdrawals",
			currencyId: "Names the account's currency in a transfer",
		},
	},
	"account.getProfits reply": {
		fields: { profits: "Profit of the day with the floating one, in the site's currency" },
	},
	AccountDetail: {
		about: "One account with the state of its open orders, in the site's currency (A-123)",
		fields: {
			accountTypeId: "The account; without it the one of the request",
			type: accountType,
			balance: "Free money",
			lockBalance: "Locked money",
			currencyId: "Names the account's currency in a transfer",
			totalBalance: "Free and locked money with the floating profit of the open orders",
			...totals,
		},
	},
	"account.getDetail": { fields: { type: "`accountTypeId` of the account" } },
	AccountRecord: {
		about: "A change of an account's free money (Spec 2 §3, A-123)",
		fields: {
			Id: "Ours: number of the record",
			Value: "The change, in the site's currency; negative where money was taken or locked",
			Type: "10 an adjustment (Spec 2 §3). Ours (A-562): 1 opening or reset, 2 locked, 3 released, 4 fee, 5 result, 6 deposit, 7 withdrawal, 8 withdrawal that was paid back, 9 transfer, 11 loan paid out, 12 loan repaid, 13 fund subscribed, 14 fund income, 15 fund amount returned, 16 loss paid by the platform",
			Memo: "Reason of an adjustment (type 10)",
			MemoTran: "Reason of any other type, in the language of the request",
			CreatedAtTran: "When the money changed, GMT",
			Balance: "Ours: the free money after the change",
		},
	},
	"account.getChanges": { fields: { type: "`accountTypeId` of the account" } },
};
