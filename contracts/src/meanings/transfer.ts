import type { Meanings } from "./meanings.ts";

const fields = {
	balance: "Amount, in the site's currency",
	from: "`accountTypeId` of the account from which it is taken",
	to: "`accountTypeId` of the account to which it goes",
};

export const transferMeanings: Meanings = {
	"transfer.transfer": {
		fields: { ...fields, currency_id: "`currencyId` of the account from which it is taken" },
	},
	TransferRecord: { about: "A transfer; it has no id (A-341)", fields },
	"transfer.getLog": { fields: { type: "`accountTypeId` of the account: its transfers, in and out" } },
};
