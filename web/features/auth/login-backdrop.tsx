import { LeadedGlass } from '../../ui/leaded-glass.tsx';

/** People and their links, drawn into the panes of a leadlight. Decorative; the button stands below it. */
export function LoginBackdrop() {
  return (
    <div className="relative -mx-5 mb-1 h-36 overflow-hidden sm:-mx-6" aria-hidden="true">
      <LeadedGlass className="absolute inset-0 size-full" />
      <svg
        viewBox="0 0 416 144"
        className="absolute inset-0 size-full"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <g stroke="var(--edge)" strokeWidth="1.5" strokeDasharray="3 4" fill="none">
          <path d="M92 62Q150 20 208 62T324 70M92 62Q140 120 208 112T324 70" />
        </g>
        <Person x={92} y={62} colour="var(--cobalt)" />
        <Person x={208} y={56} colour="var(--amber)" large />
        <Person x={324} y={70} colour="var(--emerald)" />
        <Person x={208} y={118} colour="var(--violet)" small />
      </svg>
    </div>
  );
}

function Person({
  x,
  y,
  colour,
  large,
  small,
}: {
  x: number;
  y: number;
  colour: string;
  large?: boolean;
  small?: boolean;
}) {
  const size = large ? 1.35 : small ? 0.7 : 1;
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="21" fill="var(--pane)" stroke={colour} strokeWidth="2" />
      <circle cy="-5" r="6.5" fill={colour} fillOpacity="0.7" />
      <path d="M-12 14a12 10 0 0 1 24 0z" fill={colour} fillOpacity="0.45" />
    </g>
  );
}
