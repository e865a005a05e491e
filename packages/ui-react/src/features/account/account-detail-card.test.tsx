import { type AccountDetail, AccountHistory } from "@tradewind/domain/account";
import { decimal, money } from "@tradewind/domain/money";
import { Layer } from "effect";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { showLanguage } from "../../i18n/words.ts";
import { AppProvider } from "../../state/app.ts";
import { byHand, startApp } from "../../state/fake-app.test-support.ts";
import { AccountDetailCard } from "./account-detail-card.tsx";
import { accountDetailOf } from "./use-account-detail.ts";

const zero = money(decimal("0"));

/** Whether the card of a contract account offers its computation. */
const offersComputation = async (profit: AccountDetail["profit"]): Promise<boolean> => {
	const account = byHand<AccountDetail>();
	const { app } = startApp(Layer.mock(AccountHistory, { account: () => account.reply }));
	const detail = accountDetailOf(app, 1);
	detail.start();
	await account.succeed({
		accountId: 1,
		kind: "forex",
		free: zero,
		locked: zero,
		equity: zero,
		margin: zero,
		profit,
		hazardRate: undefined,
	});
	const markup = renderToString(
		<AppProvider value={app}>
			<AccountDetailCard detail={detail} kind="forex" isHidden={false} />
		</AppProvider>,
	);
	return markup.includes("How is this calculated?");
};

beforeEach(() => showLanguage("en"));

test("Spec 1 §7: a contract account offers its computation only with the profit that it is computed from", async () => {
	expect([await offersComputation(zero), await offersComputation(undefined)]).toEqual([true, false]);
});
