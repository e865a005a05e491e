import {
	type Income,
	readSubscription,
	type Subscription,
	type SubscriptionId,
	subscriptionId,
} from "@tradewind/domain/fund";
import type { QueryError } from "@tradewind/domain/request";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import { FundAmount } from "../../parts/fund/record/fund-amount.tsx";
import { WithReceipt } from "../../parts/receipt/with-receipt.tsx";
import { useAddressId } from "../../router/address-id.ts";
import { useApp } from "../../state/app.ts";
import { useDecision } from "../../state/follow-decision.ts";
import { runRequest } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";
import { useSession } from "../../state/use-session.ts";
import { Page } from "../../ui/layout/page.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { RowSkeletons } from "../../ui/list/list-states.tsx";
import { Row } from "../../ui/list/row.tsx";
import { useFreshList } from "../../ui/list/use-kept-list.ts";
import { Empty, LoadError } from "../../ui/status/status.tsx";
import { redemptionOf } from "./kept-actors.ts";
import { incomesOf } from "./kept-lists.ts";
import { Redeem } from "./redeem.tsx";
import { Term } from "./term.tsx";

/** One subscription: its term, its redemption, and its income (Spec 2 §2, §4, §9). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { signedIn } = useSession();
	const id = useAddressId();
	if (!signedIn) return <Waiting />;
	if (id === undefined) return <NoSubscription />;
	return (
		<WithReceipt key={id} name={`redemption ${id}`} title={t("fund.redeem")} signedIn={signedIn}>
			<WithSubscription id={subscriptionId(id)} signedIn={signedIn} />
		</WithReceipt>
	);
};

const Waiting = (): ReactNode => (
	<Page>
		<RowSkeletons />
	</Page>
);

const NoSubscription = (): ReactNode => {
	const { t } = useWords();
	return (
		<Page>
			<Empty text={t("fund.income.none")}>
				<Link className="main-link" to="/mining/record">
					{t("fund.record")}
				</Link>
			</Empty>
		</Page>
	);
};

interface Reading {
	readonly isRead: boolean;
	readonly subscription?: Subscription | undefined;
	readonly failure?: QueryError;
}

const WithSubscription = (props: { readonly id: SubscriptionId; readonly signedIn: SignedIn }): ReactNode => {
	const { id, signedIn } = props;
	const app = useApp();
	const [reading, setReading] = useState<Reading>({ isRead: false });
	const read = useCallback(async () => {
		setReading({ isRead: false });
		const found = await runRequest(app, readSubscription(id), shownReading);
		setReading(
			Result.isSuccess(found)
				? { isRead: true, subscription: found.success }
				: { isRead: true, failure: found.failure },
		);
	}, [app, id]);
	useEffect(() => void read(), [read]);
	if (!reading.isRead) return <Waiting />;
	if (reading.failure)
		return (
			<Page>
				<LoadError error={reading.failure} onRetry={() => void read()} />
			</Page>
		);
	if (!reading.subscription) return <NoSubscription />;
	return <Held read={reading.subscription} signedIn={signedIn} />;
};

const Held = (props: { readonly read: Subscription; readonly signedIn: SignedIn }): ReactNode => {
	const { read, signedIn } = props;
	const { t } = useWords();
	const app = useApp();
	const list = useFreshList(incomesOf(app, signedIn)(read.id));
	const actor = redemptionOf(app, signedIn)(read);
	const { subscription } = useSelector(actor, ({ context }) => context.facts);
	useEffect(() => {
		actor.send({ type: "facts", facts: { subscription: read } });
	}, [actor, read]);
	useDecision(() => actor.send({ type: "refresh" }), subscription.status === "refunding");
	return (
		<>
			<ListScreen
				hasTimes
				list={list}
				title={<bdi>{subscription.fund.title}</bdi>}
				keyOf={({ id }) => id}
				row={(income) => <IncomeRow income={income} currency={subscription.fund.currency} />}
				empty={<Empty text={t("fund.income.empty")} />}
				onRefresh={() => {
					list.send({ type: "refresh" });
					actor.send({ type: "refresh" });
				}}
			>
				<Term actor={actor} subscription={subscription} />
			</ListScreen>
			<Redeem actor={actor} subscription={subscription} />
		</>
	);
};

const IncomeRow = (props: { readonly income: Income; readonly currency: string }): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const { interest, createdAt } = props.income;
	return (
		<Row
			title={t("fund.income.row")}
			figure={<FundAmount value={interest} unit={props.currency} />}
			note={times.short(createdAt)}
		/>
	);
};
