import { accessBlockFor, roleOf } from "@tradewind/domain/access";
import { type Payment, type Shortage as Short, shortageOf } from "@tradewind/domain/account";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Money } from "../../../figures/money.tsx";
import { moneyText } from "../../../figures/money-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { moveMoney } from "../../../kept/move-money.ts";
import { useApp } from "../../../state/app.ts";
import { useAccounts } from "../../../state/use-accounts.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { useSession } from "../../../state/use-session.ts";
import { UnpaidLoan, useUnpaidLoan } from "../../loan/unpaid-loan.tsx";
import classes from "./shortage.module.css";

/**
 * What the paying account lacks, what the other accounts hold, and the way to cover it: a transfer from one of them, or a deposit
 * (docs/assumptions.md, A-510). Nothing while the account covers the payment. A demo customer can do neither.
 */
export const Shortage = (payment: Payment): ReactNode => {
	const accounts = useAccounts();
	const { standing } = useSession();
	const shortage = accounts && shortageOf(accounts, payment);
	return shortage && standing === "real" ? <Ways shortage={shortage} /> : null;
};

const Ways = ({ shortage }: { readonly shortage: Short }): ReactNode => {
	const { t } = useWords();
	const { paying, missing, others } = shortage;
	return (
		<section className={classes.shortage} aria-label={t("shared.shortage")}>
			<p className={classes.accounts}>
				<span>
					{t("shared.shortage.missing", { account: t(`shared.balance.${paying.kind}`) })}{" "}
					<Money value={missing} />
				</span>{" "}
				{others.map(({ accountId, kind, free }) => (
					<span key={accountId}>
						{t(`shared.balance.${kind}`)} · {t("shared.balance.free")} <Money value={free} />
					</span>
				))}
			</p>
			<Way shortage={shortage} />
		</section>
	);
};

/** The transfer, the deposit, or why neither is possible. */
const Way = ({ shortage: { paying, move } }: { readonly shortage: Short }): ReactNode => {
	const { t, language } = useWords();
	const [isHidden] = useHiddenAmounts();
	const { isOffered, canTransfer, deposit } = useOffer();
	const loan = useUnpaidLoan();
	if (!isOffered) return null;
	if (move && canTransfer)
		return loan ? (
			<UnpaidLoan loan={loan} />
		) : (
			<button
				type="button"
				className={`quiet-button ${classes.way}`}
				aria-haspopup="dialog"
				onClick={() => moveMoney({ from: move.from.accountId, to: paying.accountId, amount: move.amount })}
			>
				{t("shared.shortage.move", {
					amount: moneyText(move.amount, { locale: language.tag }, isHidden),
				})}
			</button>
		);
	return deposit ? (
		<Link className={`quiet-button ${classes.way}`} to={deposit}>
			{t("shared.recharge")}
		</Link>
	) : null;
};

/** What the site offers this customer. */
export const useOffer = () => {
	const { settings, flags } = useSelector(useApp().site, ({ context }) => context);
	const { signedIn } = useSession();
	const role = roleOf(signedIn?.customer);
	if (!settings) return { isOffered: false, canTransfer: false, deposit: undefined };
	const blockOf = (action: "transfer" | "deposit") => accessBlockFor(action, role, { settings, flags });
	const deposits = { "contact support": "/mine/chat", none: "/mine/charge" } as const;
	const block = blockOf("deposit") ?? "none";
	return {
		isOffered: true,
		canTransfer: blockOf("transfer") === undefined,
		deposit: block === "none" || block === "contact support" ? deposits[block] : undefined,
	};
};
