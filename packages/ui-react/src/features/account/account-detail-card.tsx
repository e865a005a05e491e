import { type AccountDetail, accountFigure, shownEquity, shownFrozen } from "@tradewind/domain/account";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Checked } from "../../figures/checked.tsx";
import { HowPageFigures } from "../../figures/how-page-figures.tsx";
import { Money } from "../../figures/money.tsx";
import { shownHazardRate } from "../../figures/shown-hazard-rate.ts";
import { useWords } from "../../i18n/words.ts";
import { MarginLevel } from "../../parts/contract/margin-level.tsx";
import { lazyComponent } from "../../router/lazy.ts";
import { useApp } from "../../state/app.ts";
import { ListError } from "../../ui/list/list-states.tsx";
import { Facts } from "../../ui/sheet/fact-list.tsx";
import { Skeleton } from "../../ui/status/status.tsx";
import classes from "./account-detail-card.module.css";
import type { AccountDetailActor } from "./use-account-detail.ts";

const DetailComputed = lazyComponent<{ readonly detail: AccountDetail }>(() =>
	import("./detail-computed.tsx").then((file) => file.DetailComputed),
);

interface AccountDetailCardProps {
	readonly detail: AccountDetailActor;
	/** The account whose details are read, as far as it is known before. */
	readonly kind: AccountDetail["kind"];
	readonly isHidden: boolean;
}

/**
 * The platform's figures of one account; the contract account also has margin, profit and hazard rate (Spec 1 §7).
 * Its available money, margin and frozen money add up to its balance; with the floating profit that is its equity.
 */
export const AccountDetailCard = ({ detail: actor, kind, isHidden }: AccountDetailCardProps): ReactNode => {
	const { detail, error } = useSelector(actor, ({ context }) => context);
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	return (
		<>
			{isFailed ? (
				<ListError
					error={error}
					hasRows={detail !== undefined}
					onRetry={() => actor.send({ type: "refresh" })}
				/>
			) : null}
			{detail ? <Detail detail={detail} isHidden={isHidden} /> : null}
			{detail || isFailed ? null : <AccountDetailSkeleton kind={kind} />}
		</>
	);
};

const Detail = (props: { readonly detail: AccountDetail; readonly isHidden: boolean }): ReactNode => {
	const { t } = useWords();
	const { detail, isHidden } = props;
	const isOfContracts = detail.kind === "forex";
	const frozen = isOfContracts ? shownFrozen(detail) : undefined;
	const hazardRate = useSelector(useApp().orders, ({ context }) =>
		shownHazardRate(detail.hazardRate, context.holding),
	);
	const amount = (value: AccountDetail["equity"]) => <Money value={value} />;
	return (
		<section className={classes.card} aria-label={detail.kind ? t(`account.name.${detail.kind}`) : undefined}>
			<p className={classes.label}>{t("account.balance")}</p>
			<p className={classes.equity}>{amount(accountFigure(detail))}</p>
			<Facts
				facts={[
					[t("account.free"), amount(detail.free)],
					...(frozen
						? [
								[
									t("account.margin"),
									<Checked key="margin" figure="held margin" answer={detail}>
										{amount(detail.margin)}
									</Checked>,
								] as const,
								[
									t("account.frozen"),
									<Checked key="frozen" figure="held margin" answer={detail}>
										{amount(frozen)}
									</Checked>,
								] as const,
							]
						: [[t("account.locked"), amount(detail.locked)] as const]),
				]}
			/>
			{isOfContracts ? (
				<div className={classes.second}>
					<Facts
						facts={[
							[
								t("account.equity"),
								<Checked key="equity" figure="equity" answer={detail}>
									{amount(shownEquity(detail))}
								</Checked>,
							],
							[t("account.profit"), <Money key="profit" value={detail.profit} sign="always" tone="change" />],
							[
								t("account.hazardRate"),
								<Checked key="level" figure="level of the account" answer={detail}>
									<MarginLevel level={hazardRate} />
								</Checked>,
							],
						]}
					/>
				</div>
			) : null}
			{isHidden || (isOfContracts && detail.profit === undefined) ? null : (
				<HowPageFigures>{() => <DetailComputed detail={detail} />}</HowPageFigures>
			)}
		</section>
	);
};

/** As high as the card of an account of this kind, so that nothing below it moves when the figures arrive. */
export const AccountDetailSkeleton = ({ kind }: { readonly kind: AccountDetail["kind"] }): ReactNode => (
	<div className={classes.card} aria-busy="true">
		<Skeleton width={90} height="1.125rem" />
		<Skeleton width={180} height="2.1875rem" />
		<Skeleton height={kind === "forex" ? "6rem" : "4rem"} />
		{kind === "forex" ? (
			<div className={classes.second}>
				<Skeleton height="6rem" />
			</div>
		) : null}
		<Skeleton width={140} height={44} />
	</div>
);
