import type { SignedIn } from "@tradewind/domain/session";
import { type ReactNode, use, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { ExactMoney } from "../../figures/exact-money.tsx";
import { LongTime } from "../../figures/long-time.tsx";
import { OwnAmount } from "../../figures/money.tsx";
import { useWords } from "../../i18n/words.ts";
import type { Receipt as KeptReceipt, ReceiptLine, ReceiptValue } from "../../kept/receipt.ts";
import { receiptsOf } from "../../kept/receipts.ts";
import { lazyWithWords } from "../../router/lazy.ts";
import { LazyBoundary } from "../../router/lazy-boundary.tsx";
import { useApp } from "../../state/app.ts";
import { useDoubleTapGuard } from "../../ui/control/use-double-tap-guard.ts";
import { FootBar } from "../../ui/foot/foot-bar.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { InSheet } from "../../ui/layout/in-sheet.ts";
import { Page } from "../../ui/layout/page.tsx";
import { Receipt } from "../../ui/receipt/receipt.tsx";
import classes from "./receipt-page.module.css";
import { amountOf, phraseText } from "./receipt-texts.ts";

const share = "M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6";

type ShareReceipt = typeof import("./share-receipt.tsx").ShareReceipt;

const ShareReceipt = lazyWithWords<Parameters<ShareReceipt>[0]>(() =>
	import("./share-receipt.tsx").then((file) => file.ShareReceipt),
);

interface ReceiptPageProps {
	readonly receipt: KeptReceipt;
	/** Of the form that has sent the command. */
	readonly name: string;
	readonly signedIn: SignedIn;
	/** Of the page; `undefined` for that of the route. */
	readonly title: string | undefined;
	/** The page that Done leads to; without it the form is shown again, empty. */
	readonly done: string | undefined;
	/** The page that shows the command later, if any. */
	readonly view: string | undefined;
	/** Shown below the receipt. */
	readonly below?: ReactNode;
}

/** The receipt of a command in the place of its form: a page, or the content of a sheet. */
export const ReceiptPage = (props: ReceiptPageProps): ReactNode => {
	const { receipt, name, signedIn } = props;
	const { t } = useWords();
	const isInSheet = use(InSheet) !== undefined;
	const [isSharing, setSharing] = useState(false);
	const place = useRef<HTMLDivElement>(null);
	useLeaving(name, signedIn);
	useEffect(() => {
		// The button that was pressed is gone.
		place.current?.focus({ preventScroll: true });
		place.current?.scrollIntoView({ block: "nearest" });
	}, []);
	const title = phraseText(receipt.title, t);
	const { number } = receipt;
	const content = (
		<div className={isInSheet ? classes.screen : `${classes.screen} ${classes.page}`}>
			<div ref={place} className={classes.receipt} tabIndex={-1}>
				<Receipt
					what={title}
					message={receipt.message}
					facts={[
						...receipt.lines.map(
							({ label, value }: ReceiptLine) => [t(label), <Value key={label} of={value} />] as const,
						),
						...(number === undefined
							? []
							: [[t("shared.receipt.number"), <bdi key="number">{number}</bdi>] as const]),
						[t("shared.receipt.time"), <LongTime key="time" time={receipt.at} />],
					]}
				>
					{receipt.sum ? (
						<p className={classes.sum}>
							<Value of={receipt.sum} />
						</p>
					) : null}
				</Receipt>
				{receipt.next.length > 0 ? (
					<section className={classes.next} aria-labelledby="receipt-next">
						<h2 id="receipt-next">{t("shared.receipt.next")}</h2>
						{receipt.next.map((phrase) => (
							<p key={phrase.key}>{phraseText(phrase, t)}</p>
						))}
					</section>
				) : null}
				{props.below}
				{receipt.view === undefined ? null : (
					<button
						type="button"
						className={classes.share}
						aria-haspopup="dialog"
						onClick={() => setSharing(true)}
					>
						<Icon sign={share} size={20} />
						{t("shared.receipt.share")}
					</button>
				)}
			</div>
			<Buttons {...props} />
			{isSharing ? (
				<LazyBoundary onMissing={() => setSharing(false)}>
					<ShareReceipt receipt={receipt} onClose={() => setSharing(false)} />
				</LazyBoundary>
			) : null}
		</div>
	);
	return isInSheet ? content : <Page title={props.title}>{content}</Page>;
};

/** Leaving the page dismisses the receipt; the end of the session does not. */
const useLeaving = (name: string, signedIn: SignedIn): void => {
	const app = useApp();
	useEffect(
		() => () => {
			if (app.session.getSnapshot().context.signedIn === signedIn) receiptsOf(app, signedIn).remove(name);
		},
		[app, signedIn, name],
	);
};

const Buttons = ({ view, name, signedIn, done: page }: ReceiptPageProps): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const go = useNavigate();
	const close = use(InSheet);
	const isSettled = useDoubleTapGuard(name);
	const dismiss = () => receiptsOf(app, signedIn).remove(name);
	const done = () => {
		close?.();
		dismiss();
		if (page !== undefined && !close) void go(page, { replace: true });
	};
	return (
		<FootBar>
			<div className={classes.buttons} inert={!isSettled}>
				{/* The form behind a receipt is not what "back" from the record leads to. */}
				{view === undefined ? null : (
					<Link className="quiet-button" to={view} replace={!close} onClick={dismiss}>
						{t("shared.receipt.view")}
					</Link>
				)}
				<button type="button" className="main-button" onClick={done}>
					{t("shared.receipt.done")}
				</button>
			</div>
		</FootBar>
	);
};

const Value = ({ of }: { readonly of: ReceiptValue }): ReactNode => {
	const { t } = useWords();
	switch (of.is) {
		case "money":
			return <ExactMoney value={amountOf(of.value)} />;
		case "amount":
			return <OwnAmount value={amountOf(of.value)} currency={of.currency} />;
		case "text":
			return <bdi translate="no">{of.text}</bdi>;
		case "words":
			return phraseText(of, t);
	}
};
