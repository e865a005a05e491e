import type { Payment } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";

const Shortage = lazyWithWords<Payment>(() => import("./shortage.tsx").then((file) => file.Shortage));

/** `Shortage` on pages that load without it: its code is loaded when an account holds too little. */
export const ShortagePlace = ({ payment }: { readonly payment: Payment | undefined }): ReactNode =>
	payment ? (
		<LazyBoundary frame={null}>
			<Shortage {...payment} />
		</LazyBoundary>
	) : null;
