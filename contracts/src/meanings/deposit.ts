import type { Meanings } from "./meanings.ts";

const option = "`id` of the currency or the bank";
const deposit = "Id of the pending deposit";
const proof = "Address of the uploaded proof of payment; empty until it is sent";

const pending = {
	id: "Id of the deposit",
	number: "Amount, in the chosen currency",
	symbol_id: option,
	bank_info: "The account that the platform matched; not set until then",
	proof_img: proof,
};

export const depositMeanings: Meanings = {
	CryptoChannel: {
		about: "Where the company receives a coin (Spec 2 §3)",
		fields: {
			id: "Id of the channel",
			address: "The address to pay to; money sent to another one is lost",
			min_amount: "Ours (A-323): smallest amount, in the coin",
		},
	},
	"deposit.submitCrypto": {
		fields: {
			number: "Amount, in the coin of the channel",
			address: "The address that the customer was shown",
			charge_id: "`id` of the channel",
		},
	},
	BankOption: {
		about: "A currency or a bank for deposits (Spec 2 §3)",
		fields: {
			id: "Id of the option",
			name: "Name of the currency or the bank",
			min_amount: "Smallest amount; `0` is no limit, as an absent one (A-323)",
			max_amount: "Largest amount; `0` is no limit, as an absent one (A-323)",
		},
	},
	"deposit.getReceivingInfo": { fields: { bank_coin: option } },
	"deposit.getReceivingInfo reply": {
		fields: {
			payee_account: "Account number, as text; without it there is no account to pay to",
			bank_remark: "What the customer writes as the purpose of the payment",
		},
	},
	"deposit.submitWire": { fields: { number: "Amount, in the chosen currency", wire_id: option } },
	"deposit.createBankDeposit": { fields: { number: "Amount, in the chosen currency", symbol_id: option } },
	MatchedBank: {
		about: "The account that was matched to one deposit (Spec 2 §3)",
		fields: {
			swift: "SWIFT code (BIC) of the bank",
			ifsc: "IFSC of the bank's branch (India)",
			iban: "IBAN of the account",
			name: "Name of the payee",
			account: "Account number; a text, because leading zeros count",
		},
	},
	PendingDeposit: {
		about: "The newest deposit by bank that is not decided (Spec 2 §3, §4)",
		fields: pending,
	},
	"deposit.getPendingDeposit reply": { fields: pending },
	"deposit.saveProof": { fields: { id: deposit } },
	"deposit.cancelBankDeposit": { fields: { id: deposit } },
	DepositRecord: {
		about: "A deposit of the customer (Spec 2 §3)",
		fields: {
			id: "Id of the deposit",
			number: "Amount, in `currency_code`",
			type: "0 a coin, 1 by bank; without it the one of the request",
			status: "0 pending, 1 finished, 2 rejected, 3 invalid (Spec 2 §4)",
			remark: "Remark of the platform's staff, such as the reason of a rejection",
			bank_info: "The account that was matched; not set for coins and until it is matched",
			proof_img: proof,
		},
	},
	"deposit.getRecords": { fields: { type: "0 coins, 1 by bank" } },
};
