import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { isTransferAwaited } from "../kept/awaited-transfer.ts";
import { isReceiptKept } from "../kept/kept-receipt-page.ts";
import { endMoving, moveMoney, useMovedMoney } from "../kept/move-money.ts";
import { lazyWithWords } from "../router/lazy.ts";
import { LazyBoundary } from "../router/lazy-boundary.tsx";
import { useSession } from "../state/use-session.ts";
import { pathInApp } from "../storage/configuration.ts";

type MoveMoney = typeof import("../features/transfer/move-money.tsx").MoveMoney;

const MoveMoney = lazyWithWords<Parameters<MoveMoney>[0]>(() =>
	import("../features/transfer/move-money.tsx").then((file) => file.MoveMoney),
);

/**
 * The sheet in which money is moved to the account that has to pay, over any page. After a reload a transfer without an answer
 * is looked up there, and a receipt that was not dismissed is shown (docs/assumptions.md, A-140, A-510, A-530).
 */
export const MoveMoneyPlace = (): ReactNode => {
	const proposed = useMovedMoney();
	const { standing, signedIn } = useSession();
	const { pathname } = useLocation();
	const isReal = standing === "real";
	// A change of the page or the end of the session closes the sheet.
	useEffect(() => (pathname && isReal ? endMoving : undefined), [pathname, isReal]);
	useEffect(() => {
		if (!isReal || pathInApp() === "/mine/transfer") return;
		if (isTransferAwaited() || isReceiptKept("transfer")) moveMoney("look up");
	}, [isReal]);
	if (!proposed || !signedIn || !isReal) return null;
	return (
		<LazyBoundary onMissing={endMoving}>
			<MoveMoney signedIn={signedIn} proposed={proposed} onClose={endMoving} />
		</LazyBoundary>
	);
};
