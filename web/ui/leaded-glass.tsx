/** Corners of the panes on a grid of 1200 by 360; each pane is a list of corners and the colour of its glass. */
const PANES: readonly { corners: string; glass: string }[] = [
  { corners: '0,0 140,0 190,96 0,130', glass: 'cobalt' },
  { corners: '140,0 330,0 300,74 190,96', glass: '' },
  { corners: '330,0 520,0 470,110 300,74', glass: 'amber' },
  { corners: '520,0 700,0 690,84 470,110', glass: '' },
  { corners: '700,0 880,0 900,104 690,84', glass: 'emerald' },
  { corners: '880,0 1050,0 1010,90 900,104', glass: '' },
  { corners: '1050,0 1200,0 1200,120 1010,90', glass: 'cobalt' },
  { corners: '0,130 190,96 230,210 0,250', glass: '' },
  { corners: '190,96 300,74 470,110 420,220 230,210', glass: 'cobalt' },
  { corners: '470,110 690,84 720,200 420,220', glass: '' },
  { corners: '690,84 900,104 930,216 720,200', glass: 'amber' },
  { corners: '900,104 1010,90 1200,120 1200,236 930,216', glass: '' },
  { corners: '0,250 230,210 180,360 0,360', glass: 'amber' },
  { corners: '230,210 420,220 400,360 180,360', glass: '' },
  { corners: '420,220 720,200 700,360 400,360', glass: 'emerald' },
  { corners: '720,200 930,216 960,360 700,360', glass: '' },
  { corners: '930,216 1200,236 1200,360 960,360', glass: 'cobalt' },
];

/** The quiet leaded-glass pattern of the brand. Decorative; never behind text. */
export function LeadedGlass({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1200 360" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <g stroke="var(--lead)" strokeWidth="2.5" strokeLinejoin="round">
        {PANES.map((pane) => (
          <polygon
            key={pane.corners}
            points={pane.corners}
            fill={pane.glass ? `var(--${pane.glass})` : 'var(--pane)'}
            fillOpacity={pane.glass ? 'var(--glass)' : 0.5}
          />
        ))}
      </g>
    </svg>
  );
}
