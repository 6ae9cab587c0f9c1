import { Tex } from '../../workbench/inspector/Tex';
import type { WhyStep } from '../tour/types';
import type { Numbers } from '../tour/values';
import { TextInline } from './Text';

interface Props {
  readonly formula: NonNullable<WhyStep['formula']>;
  readonly numbers: Numbers;
}

const isEquation = (text: string): boolean => text.includes('=');

/** The equation of a step of a why, and its numbers. What is an equation of its own stands apart. */
export function WhyFormula({ formula: [tex, given, result], numbers }: Props) {
  return (
    <>
      <Tex source={tex} />
      {given + result !== '' && (
        <span>
          {given !== '' && (
            <>
              {isEquation(given) ? '\u2003' : ' = '}
              <TextInline text={given} numbers={numbers} />
            </>
          )}
          {result !== '' && (
            <>
              {isEquation(given + result) ? '\u2003' : ' = '}
              <b>
                <TextInline text={result} numbers={numbers} />
              </b>
            </>
          )}
        </span>
      )}
    </>
  );
}
