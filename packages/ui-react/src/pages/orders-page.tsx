import type { ReactNode } from "react";

export const OrdersPage = (): ReactNode => null;
