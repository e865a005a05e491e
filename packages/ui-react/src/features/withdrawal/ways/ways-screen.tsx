import type { SignedIn } from "@tradewind/domain/session";
import type { BoundWay, WithdrawalKind } from "@tradewind/domain/withdrawal";
import { mayBeRemoved } from "@tradewind/domain/withdrawal";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { labelled } from "../../../i18n/joined.ts";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useOnReconnect } from "../../../state/on-reconnect.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { ListError, RowSkeletons } from "../../../ui/list/list-states.tsx";
import { PullToRefresh } from "../../../ui/list/pull-to-refresh.tsx";
import { RefreshButton } from "../../../ui/list/refresh-button.tsx";
import { RowList } from "../../../ui/list/row-list.tsx";
import { SwipeRow } from "../../../ui/list/swipe-row.tsx";
import { Empty } from "../../../ui/status/status.tsx";
import { type BoundWaysActor, boundWaysOf } from "../kept-actors.ts";
import { bindPage } from "../pages.ts";
import { useWayNames } from "../way-names.ts";
import { WithAccess } from "../with-access.tsx";
import { RemoveSheet } from "./remove-sheet.tsx";
import { wayName } from "./way-name.ts";
import { WayNameSheet } from "./way-name-sheet.tsx";
import { WayText } from "./way-text.tsx";
import classes from "./ways-screen.module.css";

const plus = "M12 5v14M5 12h14";

/** The bound ways of a kind: swipe or press to remove, and a button to add one (Spec 2 §2, §4). */
export const WaysScreen = ({ kind }: { readonly kind: WithdrawalKind }): ReactNode => {
	const { site } = useApp();
	const isOffered = useSelector(site, ({ context: { flags } }) =>
		kind === "crypto" ? flags.hasCryptoWallet : flags.hasBankCards,
	);
	return (
		<WithAccess isOffered={isOffered}>{(signedIn) => <Ways signedIn={signedIn} kind={kind} />}</WithAccess>
	);
};

const Ways = ({
	signedIn,
	kind,
}: {
	readonly signedIn: SignedIn;
	readonly kind: WithdrawalKind;
}): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const actor = boundWaysOf(app, signedIn)(kind);
	const isReading = useSelector(actor, (snapshot) => snapshot.matches("loading"));
	useFresh(actor);
	const refresh = () => actor.send({ type: "refresh" });
	return (
		<Page
			actions={
				<>
					<Link className="icon-button" to={bindPage(kind)} aria-label={t(`withdrawal.add.${kind}`)}>
						<Icon sign={plus} />
					</Link>
					<RefreshButton isBusy={isReading} onPress={refresh} />
				</>
			}
		>
			<PullToRefresh onRefresh={refresh}>
				<List actor={actor} kind={kind} customerId={signedIn.customer.id} />
			</PullToRefresh>
			<RemoveSheet actor={actor} />
		</Page>
	);
};

/** Read again on arrival and after a reconnect. */
const useFresh = (actor: BoundWaysActor): void => {
	useEffect(() => {
		// On the first arrival the first request is already in flight.
		if (!actor.getSnapshot().matches("loading")) actor.send({ type: "refresh" });
	}, [actor]);
	useOnReconnect(() => actor.send({ type: "refresh" }));
};

const List = ({
	actor,
	kind,
	customerId,
}: {
	readonly actor: BoundWaysActor;
	readonly kind: WithdrawalKind;
	readonly customerId: number;
}): ReactNode => {
	const { t } = useWords();
	const names = useWayNames(customerId);
	const [renamed, rename] = useState<BoundWay>();
	const { ways, error } = useSelector(actor, ({ context }) => context.facts);
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	const failure = isFailed ? (
		<ListError
			error={error}
			hasRows={ways !== undefined && ways.length > 0}
			onRetry={() => actor.send({ type: "retry" })}
		/>
	) : null;
	if (!ways) return failure ?? <RowSkeletons />;
	if (ways.length === 0)
		return (
			failure ?? (
				<Empty text={t(`withdrawal.ways.empty.${kind}`)}>
					<Link className="main-link" to={bindPage(kind)}>
						{t(`withdrawal.add.${kind}`)}
					</Link>
				</Empty>
			)
		);
	return (
		<>
			{failure}
			<RowList>
				{ways.map((way) => (
					<li key={way.id}>
						<WayRow actor={actor} way={way} name={names.get(way.id)} onRename={() => rename(way)} />
					</li>
				))}
			</RowList>
			{renamed ? (
				<WayNameSheet
					way={renamed}
					name={names.get(renamed.id) ?? ""}
					customerId={customerId}
					onClose={() => rename(undefined)}
				/>
			) : null}
		</>
	);
};

const WayRow = (props: {
	readonly actor: BoundWaysActor;
	readonly way: BoundWay;
	readonly name: string | undefined;
	readonly onRename: () => void;
}): ReactNode => {
	const { actor, way, name } = props;
	const { t, language } = useWords();
	const facts = useSelector(actor, ({ context }) => context.facts);
	const nameAction = name === undefined ? "withdrawal.name.add" : "withdrawal.name.change";
	const isUncertain = facts.uncertain.includes(way.id);
	return (
		<SwipeRow
			action={t("withdrawal.remove")}
			label={t("withdrawal.remove.named", { name: wayName(way) })}
			isDisabled={!mayBeRemoved(facts, way.id)}
			onAct={() => actor.send({ type: "remove", wayId: way.id })}
		>
			<WayText way={way} name={name} note={isUncertain ? t("withdrawal.ways.uncertain") : undefined} />
			<button
				type="button"
				className={classes.rename}
				aria-haspopup="dialog"
				aria-label={labelled(t(nameAction), name ?? wayName(way), language.tag)}
				onClick={props.onRename}
			>
				{t(nameAction)}
			</button>
		</SwipeRow>
	);
};
