import type { ReactNode } from "react";
import { WaysScreen } from "./ways-screen.tsx";

/** Spec 2 §2: the customer's bound addresses. */
export const Screen = (): ReactNode => <WaysScreen kind="crypto" />;
