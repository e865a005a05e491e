import { type DeviceCommandName, readEntries } from "@tradewind/domain/journal";
import { beforeEach, expect, test } from "vitest";
import { currentWords, loadFeatureWords, showLanguage } from "../../i18n/words.ts";
import { standingText } from "./texts.ts";

beforeEach(async () => {
	await loadFeatureWords();
	await showLanguage("en");
});

const endings = ["refused", "logged out", "not carried out"] as const;

/** The status of a command in the journal that ended in this way. */
const statusOf = (is: DeviceCommandName, end: (typeof endings)[number]): string => {
	const steps = [
		{ is: "asked", at: 0 },
		{ is: end, at: 1 },
	];
	const [entry] = readEntries([{ id: "1", page: "before", command: { is }, steps }]);
	return entry ? standingText(entry, currentWords().t) : "";
};

const notDone = {
	"open contract order": "Order not placed",
	"close contract order": "Position not closed",
	"cancel contract order": "Order not cancelled",
	"set stops": "Stop-loss and take-profit not changed",
	"open micro order": "Order not placed",
	"deposit crypto": "Deposit not reported",
	"deposit bank": "Deposit not reported",
	"upload deposit proof": "Proof of payment not sent",
	"cancel deposit": "Deposit not cancelled",
	withdraw: "Not withdrawn",
	transfer: "Not transferred",
	"request loan": "Loan not requested",
	"repay loan": "Repayment not reported",
	subscribe: "Not subscribed",
	redeem: "Not redeemed",
} as const satisfies Readonly<Record<DeviceCommandName, string>>;

test("A-780: the journal says of a refused or not executed command what was not done, in the words of its page", () => {
	const commands = Object.keys(notDone) as DeviceCommandName[];
	expect(commands.map((is) => [is, endings.map((end) => statusOf(is, end))])).toEqual(
		commands.map((is) => [is, endings.map(() => notDone[is])]),
	);
});
