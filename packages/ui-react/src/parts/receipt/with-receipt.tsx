import type { SignedIn } from "@tradewind/domain/session";
import { type ReactNode, useEffect } from "react";
import type { Receipt } from "../../kept/receipt.ts";
import { receiptsOf } from "../../kept/receipts.ts";
import { lazyWithWords } from "../../router/lazy.ts";
import { LazyBoundary } from "../../router/lazy-boundary.tsx";
import { usePreload } from "../../router/use-preload.ts";
import { useApp } from "../../state/app.ts";
import { useStore } from "../../state/use-store.ts";

type ReceiptPage = typeof import("./receipt-page.tsx").ReceiptPage;

/** Preloaded when the page is idle, so that a tap does not wait for it. */
const ReceiptPage = lazyWithWords<Parameters<ReceiptPage>[0]>(() =>
	import("./receipt-page.tsx").then((file) => file.ReceiptPage),
);

/**
 * The form of a command that `keepReceipts` keeps under this name: its receipt takes its place until the customer dismisses it
 * or leaves the page, also after a reload (docs/assumptions.md, A-530).
 */
export const WithReceipt = (props: {
	readonly name: string;
	readonly signedIn: SignedIn;
	/** The title of the page with the receipt; by default that of the route. */
	readonly title?: string;
	/** The page that Done leads to, if the receipt does not name one. */
	readonly done?: string;
	/** The address that View leads to, made of that of the receipt. */
	readonly viewOf?: (view: string) => string;
	/** Shown below the receipt. */
	readonly below?: ReactNode;
	readonly children: ReactNode;
}): ReactNode => {
	const { name, signedIn } = props;
	const receipts = receiptsOf(useApp(), signedIn);
	const receipt = useStore(receipts.subscribe, receipts.get)[name];
	usePreload(ReceiptPage);
	useEffect(() => receipts.show(name), [receipts, name]);
	if (!receipt) return props.children;
	const view = viewIn(receipt);
	return (
		<LazyBoundary>
			<ReceiptPage
				receipt={receipt}
				name={name}
				title={props.title}
				signedIn={signedIn}
				done={receipt.done ?? props.done}
				view={view === undefined ? undefined : (props.viewOf ?? unchanged)(view)}
				below={props.below}
			/>
		</LazyBoundary>
	);
};

const viewIn = ({ view, viewOfNumber, number }: Receipt): string | undefined =>
	viewOfNumber === undefined || number === undefined ? view : `${viewOfNumber}${number}`;

const unchanged = (view: string): string => view;
