import type { SignedIn } from "@tradewind/domain/session";
import type { WithdrawalKind } from "@tradewind/domain/withdrawal";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { WithReceipt } from "../../../parts/receipt/with-receipt.tsx";
import { useApp } from "../../../state/app.ts";
import { FormScreen } from "../../../ui/form/form-screen.tsx";
import { Empty, LoadError, Skeleton } from "../../../ui/status/status.tsx";
import { listPage } from "../pages.ts";
import { WithAccess } from "../with-access.tsx";
import { type BindingActor, bindingOf, bindingReceipt } from "./binding-actor.ts";
import { WayFields } from "./way-fields.tsx";
import { useWayIssues } from "./way-issues.ts";
import classes from "./withdraw-way.module.css";

/** Spec 2 §2: binds an address (`?type=1`) or a bank account (`?type=2`). */
export const Screen = (): ReactNode => {
	const { site } = useApp();
	const { t } = useWords();
	const [query] = useSearchParams();
	const kind: WithdrawalKind = query.get("type") === "2" ? "bank" : "crypto";
	const isOffered = useSelector(site, ({ context: { flags } }) =>
		kind === "crypto"
			? flags.hasCryptoWallet || flags.withdrawsCrypto
			: flags.hasBankCards || flags.withdrawsToBank,
	);
	const asked = query.get("currency");
	return (
		<WithAccess isOffered={isOffered}>
			{(signedIn) => (
				<WithReceipt
					key={kind}
					name={bindingReceipt(kind)}
					signedIn={signedIn}
					title={t(`withdrawal.add.${kind}`)}
					// The withdrawal names the currency that it needs.
					done={asked === null ? listPage[kind] : "/mine/withdraw"}
				>
					<Binding signedIn={signedIn} kind={kind} asked={asked} />
				</WithReceipt>
			)}
		</WithAccess>
	);
};

interface BindingProps {
	readonly signedIn: SignedIn;
	readonly kind: WithdrawalKind;
	/** The id of the currency that the address names. */
	readonly asked: string | null;
}

const Binding = ({ signedIn, kind, asked }: BindingProps): ReactNode => {
	const { t } = useWords();
	const actor = bindingOf(useApp(), signedIn)(kind);
	const { issue, issueField } = useWayIssues(actor);
	useAskedCurrency(actor, asked);
	return (
		<FormScreen
			actor={actor}
			title={t(`withdrawal.add.${kind}`)}
			about={t(`withdrawal.add.${kind}`)}
			notDone={t("withdrawal.notDone.bind")}
			submit={t("withdrawal.bind")}
			issue={issue}
			issueField={issueField}
			unknown={{
				text: t("withdrawal.bind.unknown"),
				canCheck: true,
				children: (
					<Link className="quiet-button" to={listPage[kind]}>
						{t(`withdrawal.ways.see.${kind}`)}
					</Link>
				),
			}}
		>
			<Content actor={actor} />
		</FormScreen>
	);
};

/** Chooses the currency that a link named, once the currencies are known. */
const useAskedCurrency = (actor: BindingActor, asked: string | null): void => {
	const currencies = useSelector(actor, ({ context }) => context.facts.currencies);
	useEffect(() => {
		const found = currencies?.find(({ id }) => String(id) === asked);
		if (found) actor.send({ type: "change", change: { is: "currency", currencyId: found.id } });
	}, [actor, asked, currencies]);
};

const Content = ({ actor }: { readonly actor: BindingActor }): ReactNode => {
	const { t } = useWords();
	const { currencies, error } = useSelector(actor, ({ context }) => context.facts);
	const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	const isNothing = useSelector(actor, (snapshot) => snapshot.matches("nothing offered"));
	if (isFailed) return <LoadError error={error} onRetry={() => actor.send({ type: "retry" })} />;
	if (isNothing) return <Empty text={t("withdrawal.noCurrency")} />;
	if (!currencies)
		return (
			<div className={classes.waiting} aria-busy="true">
				<Skeleton height={50} />
				<Skeleton height={50} />
			</div>
		);
	return <WayFields actor={actor} currencies={currencies} />;
};
